import { Button, ScreenMessage } from '@quarterdeck/ui'
import { RotateCw } from 'lucide-react'
import { ChunkFailed } from './loadChunk'

export interface ErrorMessageProps {
  error: unknown
  /** The page that failed; absent for the whole app. */
  name?: string
  /** Takes the whole window, with the engraved 500. */
  whole?: boolean
  onRetry(): void
}

const CHUNK_WORDS = {
  refused: 'Its files could not be fetched. They may have been replaced by a newer version: reload to get it.',
  timeout: 'Its files did not arrive within two minutes. Check the connection, then reload.',
} as const

/** What an admin sees instead of a page that could not load or that broke. React has written the error itself to the console; it never reaches the screen. */
export function ErrorMessage({ error, name, whole = false, onRetry }: ErrorMessageProps) {
  const chunk = error instanceof ChunkFailed ? error : null
  const title = name ? `${name} could not be ${chunk ? 'loaded' : 'shown'}` : 'Something went wrong'
  return (
    <ScreenMessage
      kind={whole ? 'broken' : 'failed'}
      title={title}
      headingLevel={1}
      onRetry={onRetry}
      actions={
        <Button icon={RotateCw} onClick={() => location.reload()}>
          Reload page
        </Button>
      }
    >
      {chunk
        ? CHUNK_WORDS[chunk.reason]
        : 'A fault in this page stopped it. What you saved is safe. Try again, and if it keeps happening tell the platform team.'}
    </ScreenMessage>
  )
}
