import { PageHeader, ScreenMessage } from '@quarterdeck/ui'
import { Hourglass } from 'lucide-react'

/** A page of the menu whose screen is not in this release: says so, instead of looking broken or empty. */
export function LaterPage({ name }: { name: string }) {
  return (
    <>
      <PageHeader title={name} />
      <ScreenMessage kind="empty" icon={Hourglass} title={`${name} is not part of this release`}>
        The page is planned and your role may open it, but it has no screen yet. Nothing is missing from your data.
      </ScreenMessage>
    </>
  )
}
