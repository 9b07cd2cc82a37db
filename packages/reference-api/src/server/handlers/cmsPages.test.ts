import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SETTING_DEFAULTS } from '../../contract/settings'
import { openTestApi, type TestApi } from '../../node/testApi'
import { auditLog, cmsPages, cmsVersions } from '../db/schema'

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'root' })
  await t.addAdmin({ id: 'zoe' })
  token = await t.signIn('root')
})
afterAll(() => t.close())

const SEO = { metaTitle: '', metaDescription: '', noindex: false }
let count = 0
const draft = (more: object = {}) => ({
  slug: `page-${++count}`,
  title: 'A page',
  type: 'page',
  language: 'en',
  body: '<p>One</p>',
  excerpt: '',
  seo: SEO,
  ...more,
})
const send = (method: string, path: string, body?: object, version?: number) =>
  t.call(method, `/adminapi/cmsPages${path}`, {
    token,
    ...(body && { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
const create = async (more?: object) => (await send('POST', '', draft(more))).body.result
const act = (page: { id: string; version: number }, what: string, body: object = {}) =>
  send('POST', `/${page.id}/${what}`, body, page.version)
const later = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1000).toISOString()

describe('CMS pages', () => {
  it('F82 sanitises on every way in: creating, saving, restoring', async () => {
    const page = await create({ body: '<p onclick="x()">One<script>alert(1)</script></p>' })
    expect(page.body).toBe('<p>One</p>')
    const saved = await send('PATCH', `/${page.id}`, { body: '<svg onload=alert(1)></svg><p>Two</p>' }, page.version)
    expect(saved.body.result.body).toBe('<p>Two</p>')
    await t.db.update(cmsVersions).set({ body: '<p>Old</p><iframe src=x></iframe>' }).where(eq(cmsVersions.number, 1))
    const [first] = (await send('GET', `/${page.id}/versions`)).body.result.slice(-1)
    const restored = await act(saved.body.result, `versions/${first.id}/restore`)
    expect(restored.body.result.body).toBe('<p>Old</p>')
  })

  it('keeps every save as a version, restores one as a new save, and wants the current version', async () => {
    const page = await create()
    const second = (await send('PATCH', `/${page.id}`, { body: '<p>Two</p>', title: 'Second' }, page.version)).body.result
    const stale = await send('PATCH', `/${page.id}`, { body: '<p>Lost</p>' }, page.version)
    expect([stale.status, stale.body.result.title]).toEqual([412, 'Second'])
    const versions = (await send('GET', `/${page.id}/versions`)).body.result
    expect(versions.map(({ number, title }: { number: number; title: string }) => [number, title])).toEqual([
      [2, 'Second'],
      [1, 'A page'],
    ])
    const restored = (await act(second, `versions/${versions[1].id}/restore`)).body.result
    expect(restored).toMatchObject({ title: 'A page', body: '<p>One</p>', versions: 3 })
    expect((await send('GET', `/${page.id}/versions/${versions[0].id}`)).body.result.body).toBe('<p>Two</p>')
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.targetId, page.id))
    expect(rows.map(({ action }) => action)).toEqual(['cmsPage.create', 'cmsPage.edit', 'cmsPage.restore'])
    expect(JSON.stringify(rows[1]?.after)).toContain('version 2')
    expect((await send('GET', `/${page.id}/timeline`)).body.result.items).toHaveLength(3)
  })

  it('autosaves share a version until somebody saves, or another admin or ten minutes come between', async () => {
    let page = await create()
    const autosave = async (body: string) => {
      page = (await send('PATCH', `/${page.id}`, { body, autosave: true }, page.version)).body.result
    }
    await autosave('<p>a</p>')
    await autosave('<p>ab</p>')
    expect(page.versions).toBe(2)
    page = (await send('PATCH', `/${page.id}`, { body: '<p>meant</p>' }, page.version)).body.result
    await autosave('<p>abc</p>')
    expect(page.versions).toBe(4)
    t.clock.pass(601)
    await autosave('<p>abcd</p>')
    expect(page.versions).toBe(5)
    const texts = await t.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, page.id)).orderBy(cmsVersions.number)
    expect(texts.map(({ body }) => body)).toEqual(['<p>One</p>', '<p>ab</p>', '<p>meant</p>', '<p>abc</p>', '<p>abcd</p>'])
  })

  it('names the page that has an address, on creating, saving, translating and asking', async () => {
    const page = await create({ slug: 'help/fees', title: 'Fees' })
    const takenBy = { id: page.id, title: 'Fees' }
    const again = await send('POST', '', draft({ slug: 'help/fees' }))
    expect([again.status, again.body.result.takenBy, again.body.errors[0].code]).toEqual([409, takenBy, 'taken'])
    const other = await create()
    expect((await send('PATCH', `/${other.id}`, { slug: 'help/fees' }, other.version)).body.result.takenBy).toEqual(takenBy)
    expect((await send('GET', '/slug?slug=help/fees&language=en')).body.result).toEqual({ takenBy })
    expect((await send('GET', `/slug?slug=help/fees&language=en&except=${page.id}`)).body.result).toEqual({ takenBy: null })
    const spanish = await send('POST', `/${page.id}/translate`, { language: 'es' })
    expect(spanish.body.result).toMatchObject({
      slug: 'help/fees',
      language: 'es',
      translationOf: page.id,
      status: 'draft',
      body: '<p>One</p>',
    })
    expect((await send('POST', `/${spanish.body.result.id}/translate`, { language: 'es' })).status).toBe(409)
    expect((await send('GET', `/${page.id}`)).body.result.translations).toEqual([
      { id: spanish.body.result.id, language: 'es', status: 'draft' },
    ])
  })

  it('moves by the table only, and says which moves are legal', async () => {
    const page = await create()
    const published = (await act(page, 'publish')).body.result
    expect(published).toMatchObject({ status: 'published', publishedAt: t.clock.now().toISOString() })
    const twice = await act(published, 'publish')
    expect([twice.status, twice.body.result]).toEqual([409, { current: 'published', legal: ['draft', 'archived'] }])
    const archived = (await act(published, 'archive', { archived: true })).body.result
    expect((await act(archived, 'publish')).status).toBe(409)
    expect((await act(archived, 'unpublish')).status).toBe(409)
    const back = (await act(archived, 'archive', { archived: false })).body.result
    expect(back.status).toBe('draft')
    const empty = await create({ body: '<script>x</script>' })
    expect((await act(empty, 'publish')).body.errors[0].field).toBe('body')
  })

  it('a scheduled page comes and goes when its time has come, whoever looks next', async () => {
    const page = await create()
    const scheduled = (await act(page, 'publish', { publishAt: later(60), unpublishAt: later(120) })).body.result
    expect(scheduled.status).toBe('scheduled')
    const moved = (await act(scheduled, 'publish', { publishAt: later(90), unpublishAt: later(120) })).body.result
    t.clock.pass(91)
    const list = await send('GET', '?f.status=eq:published&sort=updatedAt:desc')
    expect(list.body.result.items.map(({ id }: { id: string }) => id)).toContain(page.id)
    const shown = (await send('GET', `/${page.id}`)).body.result
    expect(shown).toMatchObject({ status: 'published', publishedAt: moved.publishAt, publishAt: null, version: moved.version + 1 })
    expect((await act(moved, 'unpublish')).status).toBe(412)
    expect((await t.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, page.id)))[0]?.published).toBe(true)
    t.clock.pass(60)
    expect((await send('GET', `/${page.id}`)).body.result).toMatchObject({ status: 'draft', unpublishAt: null })
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.action, 'cmsPage.clock'))
    expect(rows.map(({ actorId, actorName }) => [actorId, actorName])).toEqual([
      [null, 'Schedule'],
      [null, 'Schedule'],
    ])
    expect((await act({ ...page, version: shown.version + 1 }, 'publish', { unpublishAt: later(-5) })).body.errors[0].field).toBe(
      'unpublishAt',
    )
  })

  it('a page that was due for both while nobody looked is a draft that has been public', async () => {
    const page = await create()
    const scheduled = (await act(page, 'publish', { publishAt: later(10), unpublishAt: later(20) })).body.result
    t.clock.pass(30)
    expect((await send('GET', `/${page.id}`)).body.result).toMatchObject({ status: 'draft', publishedAt: scheduled.publishAt })
  })

  it('archives many row by row, and leaves a page that a legal link needs', async () => {
    const [one, two] = [await create(), await create({ type: 'legal' })]
    const value = { ...SETTING_DEFAULTS.legal, termsPageId: two.id }
    expect((await t.call('PUT', '/adminapi/settings/legal', { token, body: { value }, headers: { 'if-match': '1' } })).status).toBe(200)
    const { body } = await send('POST', '/bulk/archive', { ids: [one.id, two.id] })
    expect(body.result).toMatchObject({ done: 1, skipped: 1, failed: 0 })
    const again = await send('POST', '/bulk/archive', { ids: [one.id] })
    expect(again.body.result).toMatchObject({ done: 0, skipped: 1 })
    expect((await t.db.select().from(cmsPages).where(eq(cmsPages.id, two.id)))[0]?.status).toBe('draft')
  })

  it('S45 fetches nothing that a text names', async () => {
    const outbound = vi.spyOn(globalThis, 'fetch')
    const page = await create({ body: '<img src="http://169.254.169.254/latest/meta-data/"><a href="http://localhost:1">x</a>' })
    await act(page, 'publish')
    expect(outbound).not.toHaveBeenCalled()
    outbound.mockRestore()
  })

  it('S31 takes the longest text there may be, and 413 above', async () => {
    expect((await send('POST', '', draft({ body: `<p>${'ü"'.repeat(99_990)}</p>` }))).status).toBe(200)
    expect((await send('POST', '', draft({ body: 'x'.repeat(200_001) }))).status).toBe(422)
    expect((await send('POST', '', draft({ body: 'x'.repeat(1_100_000) }))).status).toBe(413)
  })
})
