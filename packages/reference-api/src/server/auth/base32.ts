const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as authenticator apps want it. */
export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The bytes of a base32 text; letters outside the alphabet are skipped. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  let bits = ''
  for (const letter of text.toUpperCase()) {
    const value = ALPHABET.indexOf(letter)
    if (value >= 0) bits += value.toString(2).padStart(5, '0')
  }
  return new Uint8Array((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
