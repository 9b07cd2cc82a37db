import type { ApiResult } from '@quarterdeck/core'
import { type Failure, readFailure } from './failure'

/** Carries a failed call through the query client, which knows failures only as exceptions. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'CallFailed'
    this.failure = failure
  }
}

/** `result` of an envelope, checked by the reader; a success that does not have the agreed shape fails closed (F33). */
export function takeResult<Result>(answer: ApiResult<unknown>, read: (result: unknown) => Result | null): Result {
  if (!answer.ok) throw new CallFailed(readFailure(answer))
  const body = answer.body
  const result = typeof body === 'object' && body !== null && 'result' in body ? read(body.result) : null
  if (result === null) throw new CallFailed(readFailure({ ok: false, status: 502, body: {}, aborted: false }))
  return result
}

/** The failure inside an exception of a query; a fault of ours reads as a server failure. */
export function asFailure(error: Error): Failure {
  return error instanceof CallFailed ? error.failure : readFailure({ ok: false, status: 500, body: {}, aborted: false })
}
