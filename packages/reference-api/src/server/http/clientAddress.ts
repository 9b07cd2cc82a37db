interface Block {
  readonly bytes: readonly number[]
  readonly bits: number
}

function v4Bytes(text: string): number[] | null {
  const parts = text.split('.')
  const bytes = parts.map(Number)
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part)) && bytes.every((byte) => byte < 256) ? bytes : null
}

/** The bytes of an address: 4 for IPv4 and IPv4-mapped IPv6, 16 for IPv6, `null` for anything else. */
export function addressBytes(address: string): readonly number[] | null {
  const text = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (!text.includes(':')) return v4Bytes(text)
  if (text.includes(':::')) return null
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const v4 = tail?.[2] === undefined ? null : v4Bytes(tail[2])
  if (tail && !v4) return null
  const [head = '', rest, more] = (tail?.[1]?.replace(/([^:]):$/, '$1') ?? text).split('::')
  if (more !== undefined) return null
  const groups = (part: string | undefined) => (part ? part.split(':').filter((group) => group !== '') : [])
  const all = [...groups(head), ...groups(rest)]
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  const wanted = v4 ? 6 : 8
  if (rest === undefined ? all.length !== wanted : all.length >= wanted) return null
  const zeros: string[] = Array(wanted - all.length).fill('0')
  const bytes = [...groups(head), ...zeros, ...groups(rest)].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  const whole = v4 ? [...bytes, ...v4] : bytes
  const mapped = whole.slice(0, 10).every((byte) => byte === 0) && whole[10] === 255 && whole[11] === 255
  return mapped ? whole.slice(12) : whole
}

function blockOf(cidr: string): Block | null {
  const [address = '', bits] = cidr.split('/')
  const bytes = addressBytes(address)
  return bytes && { bytes, bits: bits === undefined ? bytes.length * 8 : Number(bits) }
}

function inside(bytes: readonly number[], block: Block): boolean {
  if (bytes.length !== block.bytes.length) return false
  for (let bit = 0; bit < block.bits; bit += 8) {
    const mask = block.bits - bit >= 8 ? 255 : (255 << (8 - (block.bits - bit))) & 255
    if (((bytes[bit / 8] ?? 0) & mask) !== ((block.bytes[bit / 8] ?? 0) & mask)) return false
  }
  return true
}

/**
 * The address a request is counted under. X-Forwarded-For is believed only from a trusted peer, and then the right-most entry that is
 * not itself a trusted proxy: everything left of it may be invented by the caller (P14).
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustedProxies: readonly string[]): string {
  const blocks = trustedProxies.map(blockOf).filter((block) => block !== null)
  const trusted = (address: string) => {
    const bytes = addressBytes(address)
    return bytes !== null && blocks.some((block) => inside(bytes, block))
  }
  if (!trusted(peer) || forwardedFor === null) return peer
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  for (const hop of hops.reverse()) {
    if (addressBytes(hop) === null) return peer
    if (!trusted(hop)) return hop
  }
  return peer
}

/** Key for counters: IPv4 whole, IPv6 by its /64, because one household owns a /64 (P14). */
export function addressKey(address: string): string {
  const bytes = addressBytes(address)
  if (bytes === null) return 'unknown'
  return bytes.length === 4
    ? bytes.join('.')
    : bytes
        .slice(0, 8)
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
}
