import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32'
import { seal, unseal } from './secretBox'
import { matchTotp, totpCode, totpStep } from './totp'

const RFC_SECRET = toBase32(new TextEncoder().encode('12345678901234567890'))

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('P15 has the value of RFC 6238 at %i s', async (seconds, code) => {
    expect(await totpCode(RFC_SECRET, totpStep(new Date(seconds * 1000)))).toBe(code)
  })

  it('S08 takes one step of skew either side and no more', async () => {
    const now = new Date('2026-11-20T14:30:00Z')
    const at = (steps: number) => totpCode(RFC_SECRET, totpStep(now) + steps)
    for (const steps of [-1, 0, 1]) expect(await matchTotp(RFC_SECRET, await at(steps), now)).toBe(totpStep(now) + steps)
    for (const steps of [-2, 2, 100]) expect(await matchTotp(RFC_SECRET, await at(steps), now)).toBeNull()
  })

  it('base32 goes there and back', () => {
    const bytes = crypto.getRandomValues(new Uint8Array(20))
    expect(fromBase32(toBase32(bytes))).toEqual(bytes)
  })

  it('S10 keeps a seed encrypted, bound to its owner, readable after a key rotation and not without the key', async () => {
    const ring = { current: 'a', keys: { a: 'first key of the ring' } as Record<string, string> }
    const sealed = await seal(ring, 'admin-1', RFC_SECRET)
    expect(sealed).not.toContain(RFC_SECRET)
    ring.keys['b'] = 'second key of the ring'
    ring.current = 'b'
    expect(await unseal(ring, 'admin-1', sealed)).toBe(RFC_SECRET)
    await expect(unseal(ring, 'admin-2', sealed)).rejects.toThrow()
    delete ring.keys['a']
    await expect(unseal(ring, 'admin-1', sealed)).rejects.toThrow(/not in the key ring/)
  })
})
