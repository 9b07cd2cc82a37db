import type { Log } from '../server/ports'

/** Structured lines on a stream, one JSON object each; encoding keeps line breaks and escapes of names inside their string (S39). */
export function jsonLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const line = (level: string) => (event: string, fields?: Readonly<Record<string, unknown>>) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`)
  return { info: line('info'), warn: line('warn'), error: line('error') }
}
