import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { openTestApi, type TestApi } from '../../node/testApi'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

describe('documents of the contract', () => {
  it('serves the OpenAPI document bare, as JSON', async () => {
    const { status, body, headers } = await t.call('GET', '/adminapi/openapi.json')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(body.openapi).toBe('3.1.1')
    expect(body.paths['/adminapi/users/{id}'].get.operationId).toBe('getUser')
  })

  it('P38 serves a page of every call without a script, under a policy that lets in its own style only', async () => {
    const { status, body, headers } = await t.call('GET', '/adminapi/docs')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([\w-]+)'/.exec(policy)?.[1]
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(policy).toBe(`default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`)
    expect(body).toContain(`<style nonce="${nonce}">`)
    expect(body).not.toMatch(/<script|<link|<img| style=| on\w+=|https?:/i)
    for (const [name, { path }] of Object.entries(endpoints)) {
      expect(body).toContain(`<article id="${name}">`)
      expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'))
    }
    expect((await t.call('GET', '/adminapi/docs')).headers.get('content-security-policy')).not.toBe(policy)
  })

  it('S50 tells no version of what runs', async () => {
    const other = await openTestApi({ config: { build: 'build-4711' } })
    for (const path of ['/adminapi/openapi.json', '/adminapi/docs'])
      expect(JSON.stringify((await other.call('GET', path)).body)).not.toContain('build-4711')
    await other.close()
  })
})
