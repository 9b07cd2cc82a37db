import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTING_DEFAULTS } from '../../contract/settings'
import { openTestApi, type TestApi } from '../../node/testApi'

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'root' })
  token = await t.signIn('root')
})
afterAll(() => t.close())

describe('logo', () => {
  const upload = (mediaType: string, data: string | Uint8Array) =>
    t.call('POST', '/adminapi/settings/branding/logo', { token, body: { mediaType, data: Buffer.from(data).toString('base64') } })
  const svg = (inside: string, head = '') => `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

  it('keeps a picture, serves it to guests as it is, and the section may name it', async () => {
    const { body, status } = await upload('image/svg+xml', svg('<path d="M0 0h8v8z" fill="#0b6b87"/><!-- note -->'))
    expect(status).toBe(200)
    const file = await t.call('GET', body.result.url)
    expect(file.body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#0b6b87"></path></svg>')
    expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual(['image/svg+xml', 'nosniff'])
    const value = { ...SETTING_DEFAULTS.branding, logoFileId: body.result.id }
    const saved = await t.call('PUT', '/adminapi/settings/branding', { token, body: { value }, headers: { 'if-match': '1' } })
    expect(saved.status).toBe(200)
    expect((await t.call('GET', '/adminapi/site')).body.result.logoUrl).toBe(body.result.url)
  })

  it.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<g\nonclick=alert(1)/>',
    '<foreignObject><body/></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="//evil.example/x.svg#a"/>',
    '<image href="https://evil.example/pixel.png"/>',
    '<path fill="url(https://evil.example/x)"/>',
    '<style>@import url(https://evil.example)</style>',
    '<animate attributeName="href" to="x"/>',
    '<set attributeName="onload" to="x"/>',
    '<svg:script>1</svg:script>',
    '<path id="&#x6f;n&#108;oad" /><g &#111;nload="x"/>',
    '<path fill="java&#115;cript:1"/>',
  ])('F82 refuses the SVG part %s', async (part) => {
    expect((await upload('image/svg+xml', svg(part))).status).toBe(422)
  })

  it('F82 refuses entities, foreign bytes and names that lie', async () => {
    expect((await upload('image/svg+xml', svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'))).status).toBe(415)
    expect((await upload('image/svg+xml', '<html><script>1</script></html>')).status).toBe(415)
    expect((await upload('image/svg+xml', new Uint8Array([0xff, 0xfe, 0x3c]))).status).toBe(415)
    expect((await upload('image/png', svg(''))).status).toBe(415)
    expect((await upload('image/webp', 'RIFF0000WAVE')).status).toBe(415)
    expect((await upload('image/gif', 'GIF89a')).status).toBe(422)
    expect((await upload('image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).status).toBe(200)
  })

  it('S27 takes 512 kB and no more', async () => {
    const png = (size: number) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(size - 8)])
    expect((await upload('image/png', png(512 * 1024))).status).toBe(200)
    expect((await upload('image/png', png(512 * 1024 + 1))).status).toBe(413)
    expect((await upload('image/png', png(700 * 1024))).status).toBe(413)
  })
})
