import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '../contract'
import { endpoints, PAGE_ACTIONS, PAGE_NAMES } from '../contract'
import type { Restriction } from '../contract/restriction'
import { openTestApi, type TestApi } from '../node/testApi'
import { mayDo, SUPERADMIN } from './access'
import { rows } from './db/database'
import { admins, attempts, sessions } from './db/schema'
import { handlers } from './handlers'

const table = Object.entries(endpoints as Readonly<Record<string, EndpointSpec>>)

/** Callers whose rights are tried on every endpoint: each role kind, each page alone, each single action. */
const HOLDERS: readonly { readonly id: string; readonly role: string; readonly restriction: Restriction[] }[] = [
  { id: 'root', role: SUPERADMIN, restriction: [] },
  { id: 'nothing', role: 'Nothing', restriction: [] },
  { id: 'case', role: 'Superadmin', restriction: PAGE_NAMES.map((name) => ({ name: name.toUpperCase() })) },
  ...PAGE_NAMES.map((name, at) => ({ id: `page-${at}`, role: 'Page', restriction: [{ name }] })),
  ...PAGE_NAMES.map((name, at) => ({ id: `view-${at}`, role: 'View', restriction: [{ name, actions: [] }] })),
  ...PAGE_NAMES.flatMap((name, at) =>
    PAGE_ACTIONS[name].map((action) => ({ id: `act-${at}-${action}`, role: 'Act', restriction: [{ name, actions: [action] }] })),
  ),
]

let t: TestApi
const tokens = new Map<string, string>()
beforeAll(async () => {
  t = await openTestApi()
  const now = t.clock.now()
  const base = { status: 'active' as const, createdAt: now, updatedAt: now }
  await t.db
    .insert(admins)
    .values(HOLDERS.map(({ id, role, restriction }) => ({ ...base, id, email: `${id}@example.com`, fullName: id, role, restriction })))
  await t.addAdmin({ id: 'gone' })
  tokens.set('revoked', await t.signIn('gone'))
  await t.call('POST', '/adminapi/logout', { token: tokens.get('revoked') ?? null })
  const { signSessionToken } = await import('./auth/sessionToken')
  const ring = { current: 'k1', keys: { k1: 'a key for tests only' } }
  for (const { id, role } of HOLDERS) {
    const expiresAt = new Date(now.getTime() + 3_600_000)
    await t.db.insert(sessions).values({ id: `s-${id}`, adminId: id, createdAt: now, lastSeenAt: now, expiresAt, method: 'password' })
    tokens.set(id, await signSessionToken(ring, { sessionId: `s-${id}`, adminId: id, role, issuedAt: now, expiresAt }))
  }
  const expired = { sessionId: 's-root', adminId: 'root', role: SUPERADMIN, issuedAt: new Date(0), expiresAt: new Date(1000) }
  tokens.set('expired', await signSessionToken(ring, expired))
  tokens.set(
    'foreign key',
    await signSessionToken(
      { current: 'k1', keys: { k1: 'somebody else’s key' } },
      { ...expired, issuedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
    ),
  )
})
afterAll(() => t.close())

const pathOf = ({ path }: EndpointSpec) => path.replace(/:\w+/g, '0')
const ask = (spec: EndpointSpec, token: string | null) =>
  t.call(spec.method, pathOf(spec), { token, ...(spec.method !== 'GET' && { body: {} }), headers: spec.ifMatch ? { 'if-match': '1' } : {} })

/** Rows of every table, so that a denied call can be shown to write nothing. */
async function writes(): Promise<string> {
  const found = await rows<{ name: string }>(
    t.db,
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  )
  const counts: string[] = []
  for (const { name } of found) {
    const [row] = await rows<{ rows: number; digest: string | null }>(
      t.db,
      sql.raw(`select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as digest from "${name}" t`),
    )
    counts.push(`${name} ${row?.rows} ${row?.digest}`)
  }
  return counts.join('\n')
}

describe('rights', () => {
  it('P07 every endpoint of the table has a handler, and no handler stands without a row', () => {
    const missing = table.map(([name]) => name).filter((name) => !(name in handlers))
    const extra = Object.keys(handlers).filter((name) => !(name in endpoints))
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
  })

  it('P07 S17 every endpoint × every caller: exactly the named right opens it, and a refusal writes nothing', async () => {
    const wrong: string[] = []
    let cells = 0
    let allowed = 0
    let refused = 0
    const before = await writes()
    const guests: [string, string | null][] = [
      ['no token', null],
      ['garbage', 'garbage'],
      ['alg none', 'eyJhbGciOiJub25lIn0.e30.'],
      ...(['expired', 'foreign key', 'revoked'] as const).map((name): [string, string | null] => [name, tokens.get(name) ?? null]),
    ]
    const closed = table.filter(([name, spec]) => spec.requires !== 'guest' && name in handlers)
    for (const [name, spec] of closed) {
      for (const [who, token] of guests) {
        cells++
        if ((await ask(spec, token)).status === 401) refused++
        else wrong.push(`${name} × ${who}`)
      }
      const { requires } = spec
      for (const holder of HOLDERS) {
        const may =
          typeof requires === 'object'
            ? mayDo(holder, requires.page, requires.action)
            : requires === 'session' || holder.role === SUPERADMIN
        if (may) continue
        cells++
        const { status, body } = await ask(spec, tokens.get(holder.id) ?? null)
        const wanted =
          typeof requires === 'object' ? (requires.action ? `${requires.page}: ${requires.action}` : requires.page) : SUPERADMIN
        if (status === 403 && body.result.permission === wanted) refused++
        else wrong.push(`${name} × ${holder.id}: ${status}`)
      }
    }
    const written = (await writes()) === before ? 0 : 1
    for (const [name, spec] of closed) {
      if (spec.method !== 'GET' || typeof spec.requires !== 'object') continue
      for (const holder of HOLDERS.filter(
        (one) => typeof spec.requires === 'object' && mayDo(one, spec.requires.page, spec.requires.action),
      )) {
        cells++
        const { status } = await ask(spec, tokens.get(holder.id) ?? null)
        if ([200, 404, 422].includes(status)) allowed++
        else wrong.push(`${name} × ${holder.id} may: ${status}`)
      }
    }
    console.warn(
      `authz cells=${cells} allowed_ok=${allowed} denied_ok=${refused} uncovered_routes=${table.length - closed.length - table.filter(([, { requires }]) => requires === 'guest').length} writes_on_deny=${written}`,
    )
    expect(wrong).toEqual([])
    expect(written).toBe(0)
  }, 600_000)

  it('P07 a guest endpoint answers without a token, and never with a fault of ours', async () => {
    for (const [name, spec] of table.filter(([, { requires }]) => requires === 'guest')) {
      await t.db.delete(attempts)
      const { status } = await ask(spec, null)
      expect(`${name} ${status < 500 && status !== 401 && status !== 403}`).toBe(`${name} true`)
    }
  })
})
