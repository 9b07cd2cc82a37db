import { fromBase32, toBase32 } from './base32'
import { sameText } from './digest'

/** Seconds of one step. RFC 6238. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Bytes of a new seed, as RFC 4226 recommends for SHA-1. */
const SEED_BYTES = 20
/** Steps either side that count, for clocks that differ. */
const SKEW = 1

/** A new seed in base32. */
export const newTotpSecret = () => toBase32(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))

/** The step that a moment falls into. */
export const totpStep = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of one step. RFC 6238 with SHA-1 and six digits, which every authenticator app speaks. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 15
  return String((mac.getUint32(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code belongs to, or `null`. All candidates are computed, so the time does not tell which one fitted. */
export async function matchTotp(secret: string, code: string, now: Date): Promise<number | null> {
  const current = totpStep(now)
  let found: number | null = null
  for (let step = current - SKEW; step <= current + SKEW; step++) if (sameText(await totpCode(secret, step), code)) found = step
  return found
}

/** Address for the QR code. */
export const totpUri = (secret: string, email: string) =>
  `otpauth://totp/Quarterdeck:${encodeURIComponent(email)}?secret=${secret}&issuer=Quarterdeck&digits=${DIGITS}&period=${STEP_SECONDS}`
