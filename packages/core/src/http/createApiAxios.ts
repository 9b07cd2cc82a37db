import type { AxiosError, AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { isApiPath } from './isApiPath'
import { joinSignals } from './joinSignals'

/** How axios spells "this header never": the call of a guest. */
export const NEVER_SENT = false

/** What the HTTP layer asks of the session. */
export interface CallSession {
  /** The token in use with the signal that fires when its session ends, read in one go; null when nobody is signed in. */
  authorize(): { token: string; signal: AbortSignal } | null
  /** Hears every answer to a call that carried a token. */
  answered(call: { authorization: string; status: number; path: string }): void
}

export interface ApiAxiosOptions {
  apiUrl: string
  session: CallSession
  /** Runs once, before the first call. */
  configure?: ((axios: AxiosInstance) => void) | undefined
}

/** Loads axios and makes an instance of our own: token on, dead sessions reported, nothing global touched. */
export async function createApiAxios({ apiUrl, session, configure }: ApiAxiosOptions): Promise<AxiosInstance> {
  const { default: axios, AxiosError: Refusal } = await import('axios')
  const baseURL = apiUrl || '/'
  const instance = axios.create({ baseURL, allowAbsoluteUrls: false, withXSRFToken: false })

  const authorize = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    if (config.baseURL !== baseURL || !isApiPath(config.url ?? '')) {
      throw new Refusal('Only paths below the API base may be called.', Refusal.ERR_INVALID_URL, config)
    }
    const given = config.headers.get('Authorization')
    const authorized = given === NEVER_SENT || typeof given === 'string' ? null : session.authorize()
    if (!authorized) return config
    config.headers.set('Authorization', `Bearer ${authorized.token}`)
    config.signal = joinSignals(config.signal instanceof AbortSignal ? config.signal : undefined, authorized.signal) ?? authorized.signal
    return config
  }

  const report = (response: AxiosResponse | undefined): void => {
    const authorization = response?.config.headers.get('Authorization')
    if (response && typeof authorization === 'string') {
      session.answered({ authorization, status: response.status, path: response.config.url ?? '' })
    }
  }

  instance.interceptors.request.use(authorize)
  instance.interceptors.response.use(
    (response) => {
      report(response)
      return response
    },
    (error: AxiosError) => {
      report(error.response)
      return Promise.reject(error)
    },
  )
  configure?.(instance)
  return instance
}
