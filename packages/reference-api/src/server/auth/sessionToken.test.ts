import { CompactSign, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'
import type { KeyRing } from '../ports'

const ring: KeyRing = { current: 'k1', keys: { k1: 'the first signing key' } }
const bytes = (key: string) => new TextEncoder().encode(key)

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi({ secret: ring })
  await t.addAdmin({ id: 'ann' })
  token = await t.signIn('ann')
})
afterAll(() => t.close())

const statusOf = async (value: string) => (await t.call('GET', '/adminapi/getadmindetail', { headers: { authorization: value } })).status

const b64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Every way to bend a token that was found in the wild, and every truncation of a good one. */
async function attacks(): Promise<string[]> {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const now = Math.floor(t.clock.now().getTime() / 1000)
  const sign = (more: Record<string, unknown>, less: string[] = [], headers: Record<string, unknown> = {}, key = ring.keys['k1'] ?? '') => {
    const body: Record<string, unknown> = { ...claims, ...more }
    for (const name of less) delete body[name]
    return new CompactSign(bytes(JSON.stringify(body))).setProtectedHeader({ ...header, ...headers }).sign(bytes(key))
  }
  const none = ['none', 'None', 'nOnE', 'NONE', ''].map((alg) => `${b64({ ...header, alg })}.${payload}.`)
  const unsigned = ['none', 'HS384', 'RS256'].map((alg) => `${b64({ ...header, alg })}.${payload}.${signature}`)
  const keys = [
    '',
    ' ',
    'null',
    '../../dev/null',
    "k1' or '1'='1",
    'k1\0',
    '__proto__',
    'constructor',
    'toString',
    'K1',
    1,
    null,
    {},
    ['k1'],
  ]
  const kids = keys.map((kid) => `${b64({ ...header, kid })}.${payload}.${signature}`)
  const foreign = await Promise.all(keys.map((kid) => sign({}, [], { kid: typeof kid === 'string' ? kid : 'other' }, 'x')))
  const remote = await Promise.all([
    sign({}, [], { jku: 'https://evil.example/keys', kid: 'evil' }, 'evil key evil key'),
    sign({}, [], { jwk: { kty: 'oct', k: b64('evil') } }, 'evil'),
    sign({}, [], { x5u: 'https://evil.example/cert' }, 'evil'),
    `${b64({ ...header, crit: ['exp'], exp: now })}.${payload}.${signature}`,
  ])
  const bent = await Promise.all([
    sign({ aud: 'other' }),
    sign({ aud: ['other'] }),
    sign({ iss: 'other' }),
    sign({}, ['aud']),
    sign({}, ['iss']),
    sign({}, ['exp']),
    sign({}, ['iat']),
    sign({}, ['sid']),
    sign({}, ['_id']),
    sign({}, [], { typ: 'JWT' }),
    sign({}, [], { typ: 'mfa' }),
    sign({ exp: now - 1 }),
    sign({ exp: String(now + 3600) }),
    sign({ exp: Number.NaN }),
    sign({ exp: null }),
    sign({ exp: 1e21 }),
    sign({ exp: -1 }),
    sign({ exp: true }),
    sign({ nbf: now + 3600 }),
    sign({ nbf: 0 }),
    sign({ sid: 'id-999999' }),
    sign({ sid: '' }),
    sign({ sid: ['id-1'] }),
    sign({ sid: { $gt: '' } }),
    sign({ _id: 'somebody-else' }),
    sign({ _id: { toString: 'ann' } }),
    new SignJWT(claims).setProtectedHeader({ alg: 'HS512', typ: header.typ, kid: 'k1' }).sign(bytes(ring.keys['k1'] ?? '')),
  ])
  const doubled = [
    `${b64('{"alg":"HS256","alg":"none","kid":"k1"}')}.${payload}.${signature}`,
    `${head}.${b64(`{"sid":"x","sid":"${claims.sid}"}`)}.${signature}`,
  ]
  const shapes = [
    `${token}.${signature}`,
    `${head}.${payload}`,
    `${head}..${signature}`,
    '..',
    '.',
    '',
    ' ',
    `${token}\0`,
    `${token} ${token}`,
    `"${token}"`,
    token.repeat(60),
    new UnsecuredJWT(claims).encode(),
  ]
  const cut = Array.from({ length: token.length - 1 }, (_, at) => token.slice(0, at + 1)).filter((_, at) => at % 3 === 0)
  const flipped = [...token]
    .map((letter, at) => `${token.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`)
    .filter((_, at) => at % 7 === 0 && at < token.length - 1)
  return [...none, ...unsigned, ...kids, ...foreign, ...remote, ...bent, ...doubled, ...shapes, ...cut, ...flipped]
}

describe('session tokens', () => {
  it('P09 S14 refuses a corpus of 200 attacks with 401 and nothing else', async () => {
    const list = await attacks()
    let accepted = 0
    let broken = 0
    for (const attack of list) {
      const status = await statusOf(/[^\x20-\x7e]/.test(attack) ? encodeURIComponent(attack) : `Bearer ${attack}`)
      if (status === 200) accepted++
      if (status >= 500) broken++
    }
    console.warn(`jwt attacks=${list.length} accepted=${accepted} status5xx=${broken}`)
    expect(list.length).toBeGreaterThanOrEqual(200)
    expect({ accepted, broken }).toEqual({ accepted: 0, broken: 0 })
    expect(await statusOf(`Bearer ${token}`)).toBe(200)
    expect(await statusOf(token)).toBe(200)
  })

  it('P10 an old key still verifies after a rotation and a retired one does not, without a restart', async () => {
    ring.keys['k2'] = 'the second signing key'
    ring.current = 'k2'
    const fresh = await t.signIn('ann')
    expect([await statusOf(token), await statusOf(fresh)]).toEqual([200, 200])
    delete ring.keys['k1']
    expect([await statusOf(token), await statusOf(fresh)]).toEqual([401, 200])
  })

  it('S42 starts neither without a key nor with a short one', async () => {
    await expect(openTestApi({ secret: '' })).rejects.toThrow(/shorter than/)
    await expect(openTestApi({ secret: { current: 'x', keys: {} } })).rejects.toThrow(/not among/)
  })
})
