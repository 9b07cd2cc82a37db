import type { Envelope } from '../../contract/envelope'
import { Failure } from '../failure'
import type { Log } from '../ports'

const json = (status: number, body: Envelope, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })

/** What a success says. */
export interface Answer {
  readonly result?: unknown
  readonly message?: string
  readonly status?: 200 | 201 | 202
  readonly headers?: Readonly<Record<string, string>>
}

/** The envelope of a success. */
export const answerResult = ({ result, message, status = 200, headers }: Answer): Response =>
  json(status, { success: true, ...(message !== undefined && { message }), ...(result !== undefined && { result }) }, headers)

/** The envelope of a refusal. */
export function answerFailure({ status, message, extra }: Failure): Response {
  const { code, result, retryAfter, headers } = extra
  const errors = extra.errors ?? (code && [{ field: '', code, message }])
  return json(
    status,
    { success: false, message, ...(result !== undefined && { result }), ...(errors && { errors }) },
    { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
  )
}

/** SQLSTATE of an error of either driver, wrapped by Drizzle or not. */
export function sqlState(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  return null
}

/** Disk full, read-only, shutting down, too many connections: the database will be back, so the caller may try again (S37). */
const PASSING = /^(53|57P|08|25006)/

/** Turns anything thrown into an answer. A fault of ours gets an id and no details (S41). */
export function answerError(error: unknown, requestId: string, log: Log): Response {
  if (error instanceof Failure) return answerFailure(error)
  const state = sqlState(error)
  if (state === '23505') return answerFailure(new Failure(409, 'Somebody else has just saved the same thing.', { code: 'taken' }))
  if (state === '40001' || state === '40P01') return answerFailure(new Failure(503, 'Please try again.', { code: 'busy', retryAfter: 1 }))
  const detail = error instanceof Error ? { name: error.name, stack: error.stack } : { name: typeof error }
  // A value that the schema let pass and the column cannot hold, e.g. letters for a number in a filter.
  if (state?.startsWith('22')) return answerFailure(new Failure(422, 'A value cannot be read.', { code: 'invalid' }))
  log.error('request.failed', { requestId, state, ...detail })
  if (state !== null && PASSING.test(state))
    return answerFailure(new Failure(503, 'The database is not available. Nothing was saved.', { code: 'busy', retryAfter: 5 }))
  return json(500, { success: false, message: `Something went wrong. Reference ${requestId}`, result: { requestId } })
}
