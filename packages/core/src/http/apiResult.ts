import { NO_BODY_MESSAGE } from '../contract'

/** Body of a call that failed: the server's, as it is, or one with `NO_BODY_MESSAGE` when it sent none. SPEC §8. */
export interface ApiFailure {
  success?: boolean
  status?: string
  message?: string
  errors?: unknown
  [field: string]: unknown
}

/** Outcome of every call. Calls resolve, they never throw. `status` is the HTTP status, or 0 when no answer arrived. */
export type ApiResult<T> =
  | { ok: true; status: number; body: T }
  | {
      ok: false
      status: number
      body: ApiFailure
      /** The caller, or the end of the session, cancelled the call: nothing to show. */
      aborted: boolean
      /** Seconds to wait as the server asked, 0–900. */
      retryAfter?: number
      /** What the server calls this request in its logs (`X-Request-Id`). */
      requestId?: string
    }

/** The outcome that is not `ok`. */
export type ApiRefusal = Extract<ApiResult<unknown>, { ok: false }>

/** True for what JSON calls an object: not null, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An outcome without a usable body. SPEC §8. */
export const noBody = (status: number, aborted = false): ApiRefusal => ({
  ok: false,
  status,
  body: { success: false, message: NO_BODY_MESSAGE },
  aborted,
})

const isBlank = (data: unknown): boolean => data === undefined || (typeof data === 'string' && data.trim() === '')

/**
 * Reads a 2xx body. An empty one reads as `{}`; text (a proxy's HTML, a captive portal, broken JSON), `null` and bare numbers fail closed.
 */
export function readAnswer<T>(status: number, data: unknown): ApiResult<T> {
  if (isBlank(data)) return { ok: true, status, body: {} as T }
  return typeof data === 'object' && data !== null ? { ok: true, status, body: data as T } : noBody(status)
}

/** Reads the body of an error answer; HTML, arrays and blanks are never handed on. */
export const readRefusal = (status: number, data: unknown): ApiRefusal =>
  isObject(data) ? { ok: false, status, body: data, aborted: false } : noBody(status)
