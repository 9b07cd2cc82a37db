import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { quickHasher } from '../../worlds/quickHasher'
import { attempts } from '../db/schema'
import { addressKey, clientAddress } from '../http/clientAddress'
import type { Hasher } from '../ports'
import { queuedHasher } from './hashQueue'
import { accountKey } from './throttle'

let hashed = 0
const counting: Hasher = {
  ...quickHasher,
  verify: (stored, password) => {
    hashed++
    return quickHasher.verify(stored, password)
  },
}

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ hasher: counting, config: { trustedProxies: ['10.0.0.0/8'] } })
  await t.addAdmin({ id: 'ann' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(attempts)
  hashed = 0
})

const login = (email: string, password: string, more: { device?: string; ip?: string; headers?: Record<string, string> } = {}) =>
  t.call('POST', '/adminapi/login', {
    body: { email, password, ...(more.device && { device: more.device }) },
    ...(more.ip && { ip: more.ip }),
    ...(more.headers && { headers: more.headers }),
  })

describe('slowing guesses down', () => {
  it('P13 S07 lets at most 30 guesses in 15 minutes reach the hasher, whatever X-Forwarded-For says', async () => {
    for (let n = 0; n < 1000; n++) {
      await login('ann@example.com', `guess ${n}`, { headers: { 'x-forwarded-for': `198.51.${n % 256}.${n % 251}` } })
      t.clock.pass(0.9)
    }
    console.warn(`bruteforce guesses=1000 hashed=${hashed}`)
    expect(hashed).toBeLessThanOrEqual(30)
    expect(hashed).toBeGreaterThanOrEqual(5)
  })

  it('P13 refuses the right password during a wait in the same words, and says how long', async () => {
    for (let n = 0; n < 5; n++) await login('ann@example.com', 'wrong')
    const wrong = await login('ann@example.com', 'wrong')
    const right = await login('ann@example.com', PASSWORD)
    expect([wrong.status, right.status]).toEqual([429, 429])
    expect(right.body).toEqual(wrong.body)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    t.clock.pass(1)
    expect((await login('ann@example.com', PASSWORD)).status).toBe(200)
  })

  it('P13 waits 1, 2, 4 … seconds, up to 900', async () => {
    const waits: number[] = []
    for (let n = 0; n < 4; n++) await login('ann@example.com', 'wrong')
    for (let n = 0; n < 12; n++) {
      await login('ann@example.com', 'wrong', { ip: `198.51.100.${n}` })
      const wait = Number((await login('ann@example.com', 'wrong', { ip: '192.0.2.1' })).headers.get('retry-after'))
      waits.push(wait)
      t.clock.pass(wait)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('S06 P13 a stranger cannot lock the owner out of a browser that he has used before', async () => {
    const first = await login('ann@example.com', PASSWORD)
    const device: string = first.body.result.device
    for (let n = 0; n < 12; n++) await login('ann@example.com', 'wrong', { ip: `198.51.100.${n}` })
    expect((await login('ann@example.com', PASSWORD, { ip: '192.0.2.9' })).status).toBe(429)
    expect((await login('ann@example.com', PASSWORD, { ip: '192.0.2.9', device })).status).toBe(200)
    expect((await login('ann@example.com', PASSWORD, { ip: '192.0.2.9', device: 'made up' })).status).toBe(429)
  })

  it('S07 a burst of 50 at once counts as 50, not as one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => login('ann@example.com', `guess ${n}`)))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(hashed).toBeLessThanOrEqual(5)
  })

  it.each([
    ['Ann@Example.com', 'ann@example.com'],
    ['a.n.n@example.com', 'ann@example.com'],
    ['ann+2@example.com', 'ann@example.com'],
    ['ann@example。com', 'ann@example.com'],
    ['ａnn@example.com', 'ann@example.com'],
    ['ann@example.com.', 'ann@example.com'],
  ])('S07 counts %s as %s', (spelling, plain) => {
    expect(accountKey(spelling)).toBe(accountKey(plain))
  })

  it('S04 bounds the hash queue and refuses the rest at once', async () => {
    let running = 0
    let most = 0
    const slow: Hasher = {
      ...quickHasher,
      hash: async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running--
        return 'x'
      },
    }
    const queue = queuedHasher(slow, 4)
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => queue.hash('x')))
    expect(most).toBe(4)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 503, extra: { retryAfter: 2 } })
  })
})

describe('client address', () => {
  it('P14 believes X-Forwarded-For only from a trusted peer, and only its right-most untrusted hop', () => {
    const trusted = ['10.0.0.0/8', 'fd00::/8']
    expect(clientAddress('203.0.113.7', '1.2.3.4', trusted)).toBe('203.0.113.7')
    expect(clientAddress('10.0.0.1', '1.2.3.4', trusted)).toBe('1.2.3.4')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.9.9.9', trusted)).toBe('1.2.3.4')
    expect(clientAddress('10.0.0.1', '6.6.6.6, nonsense', trusted)).toBe('10.0.0.1')
    expect(clientAddress('::ffff:10.0.0.1', '1.2.3.4', trusted)).toBe('1.2.3.4')
    expect(clientAddress('fd00::1', '2001:db8::1', trusted)).toBe('2001:db8::1')
    expect(clientAddress('10.0.0.1', null, trusted)).toBe('10.0.0.1')
    expect(clientAddress('11.0.0.1', '1.2.3.4', [])).toBe('11.0.0.1')
  })

  it('P14 counts IPv6 by its /64 and IPv4 whole, also when mapped', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'))
    expect(addressKey('2001:db8:1:3::9')).not.toBe(addressKey('2001:db8:1:2::9'))
    expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('not an address')).toBe('unknown')
    expect(new Set(['1:2:3', '1::2::3', '1.2.3.256', ':::', '1:2:3:4:5:6:7:8:9'].map(addressKey))).toEqual(new Set(['unknown']))
  })
})
