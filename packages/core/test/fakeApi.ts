import { setMaxListeners } from 'node:events'
import { AxiosError, type AxiosInstance, CanceledError, type InternalAxiosRequestConfig } from 'axios'

export interface FakeCall {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly headers: Record<string, unknown>
  readonly data: unknown
}

export interface FakeAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

// Hundreds of calls of one session listen to its one signal; Node takes that for a leak.
setMaxListeners(0)

type Answer = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> | undefined

/** An axios adapter that answers from a function, honours abort signals and settles as axios does. `undefined` answers nothing, for ever. */
export function fakeApi(answer: Answer) {
  const calls: FakeCall[] = []
  /** While true, answers arrive although their call was aborted. */
  const wire = { deaf: false }

  async function adapter(config: InternalAxiosRequestConfig) {
    const { Authorization, ...headers } = config.headers.toJSON() as Record<string, unknown>
    const authorization = typeof Authorization === 'string' ? Authorization : undefined
    const data: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
    const call = { method: config.method ?? '', path: config.url ?? '', authorization, headers, data }
    calls.push(call)
    const given = answer(call)
    const {
      status = 200,
      body = '',
      headers: answerHeaders = {},
    } = await untilAborted(given ?? new Promise<never>(() => undefined), wire.deaf ? {} : config)
    const data2 = typeof body === 'string' ? body : JSON.stringify(body)
    const response = { data: data2, status, statusText: '', headers: answerHeaders, config }
    if (status >= 200 && status < 300) return response
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response)
  }

  return {
    calls,
    wire,
    configureAxios(axios: AxiosInstance) {
      axios.defaults.adapter = adapter
    },
  }
}

function untilAborted<T>(work: T | Promise<T>, config: Pick<InternalAxiosRequestConfig, 'signal'>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new CanceledError())
    if (config.signal?.aborted) cancel()
    config.signal?.addEventListener?.('abort', cancel)
    Promise.resolve(work).then(resolve, reject)
  })
}

/** A promise with its handles outside. */
export function deferred<T>() {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}
