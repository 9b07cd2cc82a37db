import { Button, ScreenMessage } from '@quarterdeck/ui'
import { RotateCw } from 'lucide-react'
import { ChunkFailed } from './loadChunk'

export interface ErrorScreenProps {
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

/** What an admin sees instead of a page that could not load or that broke. The error itself is written to the console, never to the screen. */
export function ErrorScreen({ error, name, whole = false, onRetry }: ErrorScreenProps) {
  const chunk = error instanceof ChunkFailed ? error : null
  const title = name ? `${name} could not be ${chunk ? 'loaded' : 'shown'}` : 'Something went wrong'
  const words = chunk
    ? CHUNK_WORDS[chunk.reason]
    : 'A fault in this page stopped it. What you saved is safe. Try again, and if it keeps happening tell the platform team.'
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
      {words}
    </ScreenMessage>
  )
}
