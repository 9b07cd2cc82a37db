import type { KeyRing } from '../ports'

const encoder = new TextEncoder()
const IV_BYTES = 12

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A key of its own for this purpose, so that no signing key is used twice. */
async function boxKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const derive = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('quarterdeck secrets at rest') }
  return await crypto.subtle.deriveKey(derive, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts a short secret with the current key: `keyId.iv.cipher`. `owner` binds it to its row, so it cannot be moved to another. */
export async function seal(ring: KeyRing, owner: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await boxKey(ring.keys[ring.current] ?? '')
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encoder.encode(owner) }, key, encoder.encode(secret))
  return [ring.current, toText(iv), toText(new Uint8Array(cipher))].join('.')
}

/** Undoes `seal`, also for a key that no longer signs. Throws when the key is gone or the text was changed. */
export async function unseal(ring: KeyRing, owner: string, sealed: string): Promise<string> {
  const [id = '', iv = '', cipher = ''] = sealed.split('.')
  const secret = Object.hasOwn(ring.keys, id) ? ring.keys[id] : undefined
  if (secret === undefined) throw new Error(`The key "${id}" of a stored secret is not in the key ring.`)
  const key = await boxKey(secret)
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: toBytes(iv), additionalData: encoder.encode(owner) },
    key,
    toBytes(cipher),
  )
  return new TextDecoder().decode(plain)
}
