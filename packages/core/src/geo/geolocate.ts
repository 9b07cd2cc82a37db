import type { ApiResult } from '../http/apiResult'
import { isObject, noBody, readRefusal } from '../http/apiResult'

/** Milliseconds until the lookup is given up; sign-in never waits longer for it. */
export const GEO_TIMEOUT_MS = 3000
/** Bytes; a larger answer is not about a place. */
const GEO_MAX_BYTES = 65_536

type GeoResult = ApiResult<Record<string, unknown>>

async function lookUp(url: string, signal: AbortSignal): Promise<GeoResult> {
  const { default: axios, isAxiosError } = await import('axios')
  // An instance of its own: no token, no interceptors, so a stranger's 401 is not ours.
  const lookup = axios.create({ withXSRFToken: false, maxContentLength: GEO_MAX_BYTES })
  try {
    const { status, data } = await lookup.get<unknown>(url, { signal })
    return isObject(data) ? { ok: true, status, body: data } : noBody(status)
  } catch (error) {
    return isAxiosError(error) && error.response ? readRefusal(error.response.status, error.response.data) : noBody(0)
  }
}

/**
 * Asks the third-party IP geolocation service (SPEC §7). Never throws and never takes longer than 3 s; a failure always has `errors`.
 * Without an address it fails at once.
 */
export async function geolocate(url: string | undefined): Promise<GeoResult> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<GeoResult>((resolve) => {
    timer = setTimeout(() => {
      controller.abort()
      resolve(noBody(0))
    }, GEO_TIMEOUT_MS)
  })
  const result = url ? await Promise.race([lookUp(url, controller.signal).catch(() => noBody(0)), tooLate]) : noBody(0)
  clearTimeout(timer)
  return result.ok ? result : { ...result, body: { ...result.body, errors: result.body.errors ?? [] } }
}
