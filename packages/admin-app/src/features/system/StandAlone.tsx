import { FullPage, formatTime, Link, Wordmark } from '@quarterdeck/ui'
import { type ReactNode, useState } from 'react'
import { paths } from '../../app/paths'
import * as S from './StandAlone.styles'

/** Frame of the screens outside the layout: brand, message, and when it happened. */
export function StandAlone({ code, children }: { code: string; children: ReactNode }) {
  const [at] = useState(() => new Date())
  return (
    <FullPage
      brand={
        <S.Brand>
          <Link href={paths.dashboard}>
            <Wordmark />
          </Link>
        </S.Brand>
      }
      footer={
        <>
          {code}, <time dateTime={at.toISOString()}>{formatTime(at, 'UTC', 'second', true)}</time>
        </>
      }
    >
      {children}
    </FullPage>
  )
}
