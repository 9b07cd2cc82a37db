import type { ApiResult } from '@quarterdeck/core'
import { NO_BODY_MESSAGE } from '@quarterdeck/core/contract'

type Failed = Extract<ApiResult<unknown>, { ok: false }>

/** What a screen does about a failed call (PRODUCT §0 "Errors"). */
export type FailureKind = 'denied' | 'gone' | 'conflict' | 'reload' | 'invalid' | 'tooMany' | 'ended' | 'offline' | 'server'

/** One refused field, in words. */
export interface FieldFailure {
  readonly field: string
  readonly message: string
}

export interface Failure {
  readonly kind: FailureKind
  readonly status: number
  /** Words for people; never HTML, never a bare code. */
  readonly message: string
  readonly fields: readonly FieldFailure[]
  /** To be quoted to the platform team. */
  readonly requestId: string | null
  /** Seconds to wait, 1 … 900. */
  readonly retryAfter: number | null
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  0: 'offline',
  401: 'ended',
  403: 'denied',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  412: 'conflict',
  428: 'reload',
  429: 'tooMany',
  431: 'ended',
}

/** Reads a failed call. Codes without a meaning of their own are `invalid` below 500 and `server` above. */
export function readFailure(result: Failed): Failure {
  const { status, body } = result
  return {
    kind: KINDS[status] ?? (status < 500 ? 'invalid' : 'server'),
    status,
    message: sentence(body.message) ?? NO_BODY_MESSAGE,
    fields: readFields(body.errors),
    requestId: result.requestId ?? null,
    retryAfter: result.retryAfter ?? null,
  }
}

/** Said when a server refuses a field without saying why. */
const NO_WORDS = 'This value was not accepted. Change it and try again.'

/** Text of a server as it came, when it is text. */
function sentence(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/**
 * Refused fields in any of the shapes that servers use (F27): `{ field, message | msg }[]`, `Record<string, string | string[]>`, plain strings,
 * nested objects (joined with dots). What carries no words is dropped; what names no field has the field ''.
 */
export function readFields(errors: unknown, path = ''): FieldFailure[] {
  const text = sentence(errors)
  if (text) return [{ field: path, message: text }]
  if (Array.isArray(errors)) return errors.flatMap((entry) => readEntry(entry, path))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, value]) => readFields(value, path ? `${path}.${key}` : key))
}

function readEntry(entry: unknown, path: string): FieldFailure[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return readFields(entry, path)
  const { field, message, msg } = entry as Record<string, unknown>
  const words = sentence(message) ?? sentence(msg)
  const name = sentence(field)
  if (words) return [{ field: name ?? path, message: words }]
  return name ? [{ field: name, message: NO_WORDS }] : readFields(entry, path)
}

/** Splits refused fields into those a form has and the sentences for its summary. Repeated fields keep the first message. */
export function placeFields<Name extends string>(
  failure: Failure,
  names: readonly Name[],
): { placed: Partial<Record<Name, string>>; rest: readonly string[] } {
  const placed: Partial<Record<Name, string>> = {}
  const rest: string[] = []
  for (const { field, message } of failure.fields) {
    const name = names.find((known) => known === field)
    if (name && placed[name] === undefined) placed[name] = message
    else rest.push(message)
  }
  return { placed, rest }
}
