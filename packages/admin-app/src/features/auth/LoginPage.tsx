import { Banner, LoadingScreen } from '@quarterdeck/ui'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { arrivalNotice } from './arrivalNotice'
import { CredentialsStep } from './CredentialsStep'
import { GuestFrame } from './GuestFrame'

const loadCodeStep = () => import('./CodeStep').then((module) => ({ default: module.CodeStep }))
const CodeStep = lazy(loadCodeStep)

/** An account that has passed the first step and owes a code. */
interface Waiting {
  email: string
  ticket: string
}

/** /login: e-mail and password, then the code when the account has two-step (PRODUCT §1). Who signs in is led on by the guard around this page. */
export function LoginPage() {
  const notice = arrivalNotice(useLocation().state)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [email, setEmail] = useState('')
  const [ended, setEnded] = useState('')

  if (waiting) {
    const leave = (why: string) => {
      setEnded(why)
      setWaiting(null)
    }
    return (
      <Suspense fallback={<LoadingScreen text="Loading...." />}>
        <CodeStep {...waiting} onLeave={leave} />
      </Suspense>
    )
  }
  return (
    <GuestFrame
      title="Sign in"
      lede="Use your administrator account."
      notice={
        ended ? (
          <Banner kind="warning" title={ended} />
        ) : (
          notice && (
            <Banner kind={notice.kind} title={notice.title}>
              {notice.text}
            </Banner>
          )
        )
      }
    >
      <CredentialsStep
        email={email}
        onSubmitting={() => void loadCodeStep().catch(() => undefined)}
        onCode={(address, ticket) => {
          setEmail(address)
          setEnded('')
          setWaiting({ email: address, ticket })
        }}
      />
    </GuestFrame>
  )
}
