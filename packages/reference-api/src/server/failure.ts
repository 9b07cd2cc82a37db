import type { FieldError } from '../contract/envelope'
import type { ErrorCode } from '../contract/errorCodes'

/** One thing wrong, by its code of the contract. */
export interface Fault extends FieldError {
  readonly code: ErrorCode
}

/** A refusal with words for the caller. Thrown anywhere below the pipeline; it rolls the transaction back and becomes the answer. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 503,
    message: string,
    readonly extra: {
      /** Stands in `errors` without a field when `errors` is not given. */
      readonly code?: ErrorCode
      readonly errors?: readonly Fault[]
      /** What the caller needs to go on: the present record (412), the present state (409). */
      readonly result?: unknown
      /** Seconds, becomes `Retry-After`. */
      readonly retryAfter?: number
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(message)
  }
}

/** Why a 401 came; the app chooses its notice by it. */
export type SessionFault = 'missing' | 'invalid' | 'expired' | 'ended'

/** 401: no session that counts. */
export const unauthorized = (message = 'Your session has ended. Sign in again.', reason: SessionFault = 'invalid') =>
  new Failure(401, message, { code: 'signed_out', result: { reason } })

/** 403 that names the permission, so that the admin knows what to ask for. */
export function denied(page: string, action?: string): Failure {
  const permission = action === undefined ? page : `${page}: ${action}`
  return new Failure(403, `You need the permission "${permission}" for this.`, { code: 'forbidden', result: { permission } })
}

/** 403 for a rule about who may do something, not about a permission. */
export const forbidden = (message: string, code: ErrorCode = 'forbidden') => new Failure(403, message, { code })

/** 404, `what` in the words of the screen: "User", "Pair". */
export const notFound = (what = 'Record') => new Failure(404, `${what} is no longer there.`, { code: 'not_found' })

/** 409: the state forbids the move. `legal` lists the moves that it allows. */
export const illegalMove = (message: string, current: string, legal: readonly string[] = []) =>
  new Failure(409, message, { code: 'illegal_move', result: { current, legal } })

/** 409 for everything else that the present state forbids. */
export const conflict = (message: string, code: ErrorCode, result?: unknown) => new Failure(409, message, { code, result })

/** 412 with the current record, for the conflict dialog. */
export const stale = (current: unknown) =>
  new Failure(412, 'Somebody else has changed this in the meantime.', { code: 'stale', result: current })

/** 422 with errors at their fields. */
export const invalid = (errors: readonly Fault[], message = 'Some fields need attention.') => new Failure(422, message, { errors })

/** 422 for one field. */
export const invalidField = (field: string, message: string, code: ErrorCode = 'invalid') => invalid([{ field, code, message }])

/** 429. `retryAfter` in seconds, rounded up, at least 1. */
export const tooMany = (retryAfter: number, message = 'Too many attempts. Wait a little and try again.') =>
  new Failure(429, message, { code: 'too_many', retryAfter: Math.max(1, Math.ceil(retryAfter)) })
