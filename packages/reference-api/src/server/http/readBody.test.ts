import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'ann' })
  token = await t.signIn('ann')
})
afterAll(() => t.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const login = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
  t.api.fetch(new Request('http://api.test/adminapi/login', { method: 'POST', body, headers }))

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('bodies', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ['above 256 kB', `"${'x'.repeat(262_145)}"`, JSON_TYPE, 413],
    ['text', '{}', { 'content-type': 'text/plain' }, 415],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON in another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['JSON that only sounds so', '{}', { 'content-type': 'application/json-patch+json' }, 415],
    ['compressed', '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415],
    ['21 deep', nested(21), JSON_TYPE, 422],
    ['100,000 deep', nested(20_000), JSON_TYPE, 422],
    ['501 keys', `{${Array.from({ length: 501 }, (_, n) => `"k${n}":1`).join()}}`, JSON_TYPE, 422],
    ['10,001 items', `{"email":[${'1,'.repeat(10_000)}1]}`, JSON_TYPE, 422],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), JSON_TYPE, 422],
    ['a byte order mark', '\ufeff{}', JSON_TYPE, 422],
    ['NaN', '{"email":NaN}', JSON_TYPE, 422],
    ['a huge number', '{"email":1e400}', JSON_TYPE, 422],
    ['cut JSON', '{"email":', JSON_TYPE, 422],
    ['nothing', '', {}, 422],
  ])('S27 answers %s in words', async (_, body, headers, status) => {
    const started = performance.now()
    const response = await login(body, headers)
    expect(response.status).toBe(status)
    expect(((await response.json()) as { success: boolean }).success).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('S27 cuts a body without a length at the limit', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const request = new Request('http://api.test/adminapi/login', {
      method: 'POST',
      body,
      headers: JSON_TYPE,
      duplex: 'half',
    } as RequestInit)
    expect((await t.api.fetch(request)).status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  it('S17 answers 422 to a field that the row does not name, in every body of an own record', async () => {
    for (const field of ['role', 'restriction', '_id', 'id', 'version', 'passwordHash', 'status', 'twoFactorEnabledAt', 'constructor']) {
      const { status, body } = await t.call('PATCH', '/adminapi/profile', {
        token,
        body: { fullName: 'Ann Lee', [field]: 'superadmin' },
        headers: { 'if-match': '1' },
      })
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({ field, code: 'unknown_field' })
    }
    const { body } = await t.call('GET', '/adminapi/profile', { token })
    expect(body.result).toMatchObject({ fullName: 'ann', role: 'superadmin', version: 1 })
  })
})

describe('addresses', () => {
  it('S20 a bent address or method is the canonical route with its right, or 404/405', async () => {
    const paths = [
      '/adminapi/users',
      '/adminapi//users',
      '//adminapi/users',
      '/adminapi/users/',
      '/adminapi/users.',
      '/adminapi/users;x=1',
      '/adminapi/%75sers',
      '/adminapi/users%2f',
      '/adminapi/USERS',
      '/ADMINAPI/users',
      '/adminapi/users%00',
      '/adminapi/./users',
      '/adminapi/x/../users',
      '/adminapi/users%20',
      '/adminapi/users?',
      '/adminapi/users#x',
      '/adminapi/users/1/',
      '/adminapi/users/%31',
      '/adminapi/users/1%2e',
      '/adminapi/users/1;a',
      '/adminapi%2fusers',
      '/adminapi/users\\',
      '/%2e/adminapi/users',
      '/adminapi/users/1/../2',
      '/adminapi/users/-1',
      '/adminapi/users/1e3',
      '/adminapi/users/99999999999',
    ]
    const overrides: Record<string, string>[] = [
      {},
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/health' },
      { 'x-rewrite-url': '/adminapi/login' },
      { 'x-forwarded-prefix': '/health' },
    ]
    let bypass = 0
    let cells = 0
    for (const path of paths)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'])
        for (const headers of overrides) {
          const { status } = await t.call(method, path, {
            headers: { ...headers, ...(method === 'POST' || method === 'PUT' ? JSON_TYPE : {}) },
          })
          cells++
          if (![204, 401, 404, 405].includes(status) || (status === 204 && method !== 'OPTIONS')) bypass++
        }
    console.warn(`paths variants=${cells} bypass=${bypass}`)
    expect(bypass).toBe(0)
  })

  it('S20 HEAD answers like GET, without a body', async () => {
    const head = await t.call('HEAD', '/adminapi/users', { token })
    expect(head.status).toBe(200)
    expect(head.body).toBe('')
  })

  it('P39 lets in listed origins only, exactly as they are written, and sets no cookie', async () => {
    const other = await openTestApi({ config: { corsOrigins: ['https://desk.example'] } })
    const allowed = async (origin: string) =>
      (await other.call('OPTIONS', '/adminapi/users', { headers: { origin } })).headers.get('access-control-allow-origin')
    const hostile = [
      'null',
      'https://evil.example',
      'https://desk.example.evil.example',
      'https://xdesk.example',
      'http://desk.example',
      'https://desk.example:444',
      'https://DESK.example',
      'https://desk.example/',
      '*',
    ]
    const joined = (await Promise.all(hostile.map(allowed))).filter((origin) => origin !== null)
    console.warn(`cors hostile=${hostile.length} allowed=${joined.length}`)
    expect(joined).toEqual([])
    expect(await allowed('https://desk.example')).toBe('https://desk.example')
    const answer = await other.call('GET', '/health', { headers: { origin: 'https://desk.example' } })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    await other.close()
  })
})
