import { jwtDecode } from 'jwt-decode'
import type { Restriction } from '../contract'
import { isObject } from '../http/apiResult'
import { parseRestriction } from './parseRestriction'

/** Longest stored token that is decoded, in characters. A 5 MB token froze the decoder for seconds; servers refuse headers above 16 kB anyway. */
export const TOKEN_MAX_LENGTH = 8192

/** What is believed of a token until the server has spoken. Nothing here is verified. */
export interface Identity {
  /** Without any `Bearer ` prefix. */
  readonly token: string
  readonly userId: string
  readonly role: string
  readonly restriction: readonly Restriction[]
  /** Milliseconds since 1970, or null. A hint only: the browser's clock decides nothing. */
  readonly expiresAt: number | null
}

const bearer = /^\s*bearer(?:\s+|$)/i
const threeParts = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** Removes `Bearer ` in any letter case, as often as it stands there. SPEC §4. */
export function stripBearer(stored: string): string {
  let token = stored
  while (bearer.test(token)) token = token.replace(bearer, '')
  return token
}

function decode(token: string): unknown {
  try {
    return jwtDecode(token)
  } catch {
    return null
  }
}

const own = (claims: Record<string, unknown>, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined)

/** Reads a stored token; null for anything that is not a token of an admin. Own properties of the right type only, never merged. */
export function parseToken(stored: unknown): Identity | null {
  if (typeof stored !== 'string' || stored.length > TOKEN_MAX_LENGTH) return null
  const token = stripBearer(stored)
  const claims = threeParts.test(token) ? decode(token) : null
  if (!isObject(claims)) return null
  const userId = own(claims, '_id')
  const role = own(claims, 'role')
  const exp = own(claims, 'exp')
  if (typeof userId !== 'string' || userId === '') return null
  return {
    token,
    userId,
    role: typeof role === 'string' ? role : '',
    restriction: parseRestriction(own(claims, 'restriction')),
    expiresAt: typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null,
  }
}
