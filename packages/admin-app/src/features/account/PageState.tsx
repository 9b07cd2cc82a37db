import { PageHeader, PageSpinner, ScreenMessage } from '@quarterdeck/ui'
import type { Loaded } from '../../shared/useRecord'

/** What an account page shows while its one record is not there; null once it is. */
export function PageState({ name, part }: { name: string; part: Loaded<unknown> }) {
  if (part.status === 'ready') return null
  return (
    <>
      <PageHeader title={name} />
      {part.status === 'loading' ? (
        <PageSpinner page={name.toLowerCase()} />
      ) : (
        <ScreenMessage
          kind="failed"
          title={`${name} could not be loaded`}
          onRetry={part.retry}
          retrying={part.busy}
          {...(part.failure.requestId && { reference: part.failure.requestId })}
        >
          {part.failure.message}
        </ScreenMessage>
      )}
    </>
  )
}
