import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from '../ports'

const ISSUER = 'quarterdeck'
const AUDIENCE = 'quarterdeck-admin'
/** Header type of session tokens; a login ticket is not a token at all, so nothing else can stand in for one (S08). */
const TYPE = 'session+jwt'
/** Characters; longer ones are not even decoded (trap 8). */
const MAX_TOKEN_LENGTH = 8192

/** What the token says. The server believes only `sessionId`, and only after the signature; `_id` and `role` are for the app (SPEC §3). */
export interface TokenClaims {
  readonly sessionId: string
  readonly adminId: string
  readonly role: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

const keyBytes = (key: string) => new TextEncoder().encode(key)
const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** Signs a reference to a session row with the current key. */
export async function signSessionToken(ring: KeyRing, claims: TokenClaims): Promise<string> {
  return await new SignJWT({ _id: claims.adminId, role: claims.role, sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: ring.current })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(claims.issuedAt))
    .setExpirationTime(seconds(claims.expiresAt))
    .sign(keyBytes(ring.keys[ring.current] ?? ''))
}

/** A token that is signed by a key of the ring, for us, unaltered; `expired` when only its time is up. `null` for everything else (P09). */
export async function readSessionToken(
  ring: KeyRing,
  token: string,
  now: Date,
): Promise<{ sessionId: string; adminId: string; expired: boolean } | null> {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = typeof kid === 'string' && Object.hasOwn(ring.keys, kid) ? ring.keys[kid] : undefined
    if (key === undefined) return null
    const { payload } = await jwtVerify(token, keyBytes(key), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sid', '_id'],
      // The time limit is judged below, so that an expired session can be told from a forged one.
      currentDate: new Date(0),
    })
    const { sid, _id, exp, nbf } = payload
    if (typeof sid !== 'string' || typeof _id !== 'string' || typeof exp !== 'number' || !Number.isSafeInteger(exp) || nbf !== undefined)
      return null
    return { sessionId: sid, adminId: _id, expired: exp <= now.getTime() / 1000 }
  } catch {
    return null
  }
}
