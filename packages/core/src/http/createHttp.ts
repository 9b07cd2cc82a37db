import type { AxiosError, AxiosInstance, AxiosResponse, Method } from 'axios'
import { type ApiRefusal, type ApiResult, noBody, readAnswer, readRefusal } from './apiResult'
import { type ApiAxiosOptions, createApiAxios, NEVER_SENT } from './createApiAxios'
import { joinSignals } from './joinSignals'
import { parseRetryAfter } from './retryAfter'

export interface CallOptions {
  /** `undefined` values are left out. */
  query?: Record<string, string | number | boolean | undefined>
  /** A signal that aborts for a `TimeoutError` makes a failure to show; any other abort makes an `aborted` one. */
  signal?: AbortSignal
  /** Sends no token; a 401 then ends no session. */
  guest?: boolean
  /** `If-Match`, `Idempotency-Key` and the like. `Authorization` is ours alone and ignored here. */
  headers?: Record<string, string>
}

/** Calls below the API base; paths go with or without a leading slash, absolute addresses are refused. */
export interface HttpClient {
  get<T>(path: string, options?: CallOptions): Promise<ApiResult<T>>
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<ApiResult<T>>
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<ApiResult<T>>
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<ApiResult<T>>
  delete<T>(path: string, options?: CallOptions): Promise<ApiResult<T>>
  /**
   * The client's own axios instance, token and 401 handling included, for what the verbs above do not do (streams, progress).
   * axios is a chunk of its own: reading this before `ready()` has settled or a first call was answered throws.
   */
  readonly axios: AxiosInstance
  /** Loads axios ahead of the first call, once; a failed load is tried again by the next caller. */
  ready(): Promise<AxiosInstance>
}

const isTimeout = (signal: AbortSignal): boolean => signal.reason instanceof Error && signal.reason.name === 'TimeoutError'

/** Settles with `work`, or rejects at once when `signal` fires first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function withHeaders(refusal: ApiRefusal, headers: AxiosResponse['headers']): ApiRefusal {
  const retryAfter = parseRetryAfter(headers['retry-after'])
  const requestId: unknown = headers['x-request-id']
  return { ...refusal, ...(retryAfter === undefined ? {} : { retryAfter }), ...(typeof requestId === 'string' ? { requestId } : {}) }
}

function readError(error: unknown, signal: AbortSignal | undefined): ApiRefusal {
  if (signal?.aborted) return noBody(0, !isTimeout(signal))
  const { response, code, message } = error as Partial<AxiosError>
  if (response) return withHeaders(readRefusal(response.status, response.data), response.headers)
  // The caller's own mistake is said in words.
  if (code === 'ERR_INVALID_URL') return readRefusal(0, { success: false, message })
  return noBody(0, code === 'ERR_CANCELED')
}

const withoutAuthorization = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'))

/** Makes the HTTP client. Silent until the first call. */
export function createHttp(options: ApiAxiosOptions): HttpClient {
  let loading: Promise<AxiosInstance> | undefined
  let loaded: AxiosInstance | undefined

  async function load(): Promise<AxiosInstance> {
    try {
      loaded = await createApiAxios(options)
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const ready = (): Promise<AxiosInstance> => {
    loading ??= load()
    return loading
  }

  async function call<T>(method: Method, url: string, data: unknown, given: CallOptions = {}): Promise<ApiResult<T>> {
    // Taken now: a call made in one session is never sent in another, or in none.
    const session = given.guest ? null : options.session.authorize()
    const signal = joinSignals(given.signal, session?.signal)
    const headers = { ...withoutAuthorization(given.headers), Authorization: session ? `Bearer ${session.token}` : NEVER_SENT }
    try {
      const axios = await untilAborted(ready(), signal)
      const response = await axios.request<unknown>({ method, url, data, params: given.query, headers, ...(signal ? { signal } : {}) })
      return readAnswer<T>(response.status, response.data)
    } catch (error) {
      return readError(error, signal)
    }
  }

  const loadedAxios = (): AxiosInstance => {
    if (!loaded) throw new Error('axios is not loaded yet. Await client.http.ready() first, or pass configureAxios to createAdminClient.')
    return loaded
  }
  const verbs: Omit<HttpClient, 'axios'> = {
    get: (path, given) => call('get', path, undefined, given),
    post: (path, body, given) => call('post', path, body, given),
    put: (path, body, given) => call('put', path, body, given),
    patch: (path, body, given) => call('patch', path, body, given),
    delete: (path, given) => call('delete', path, undefined, given),
    ready,
  }
  // Not enumerable: what merely looks at a client (developer tools, a test runner) must not stumble over it.
  return Object.defineProperty(verbs, 'axios', { get: loadedAxios }) as HttpClient
}
