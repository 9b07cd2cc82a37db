import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../node/openDatabase'
import { openTestDatabase } from '../node/openTestDatabase'
import { rows } from '../server/db/database'
import { quickHasher } from '../worlds/quickHasher'
import { seedWorld } from './seedWorld'
import { withoutIndexes } from './withoutIndexes'

const NOW = new Date('2026-11-20T14:32:00Z')

const open: OpenDatabase[] = []
async function world(data: 'baseline' | 'empty'): Promise<OpenDatabase> {
  const opened = await openTestDatabase()
  open.push(opened)
  await opened.db.transaction((tx) => seedWorld(tx, { data, now: NOW, hasher: quickHasher }))
  return opened
}
afterAll(async () => {
  for (const opened of open) await opened.close()
})

const count = async ({ db }: OpenDatabase, from: string) =>
  (await rows<{ n: number }>(db, sql.raw(`select count(*)::int n from ${from}`)))[0]?.n

describe('story worlds', () => {
  let first: OpenDatabase
  beforeAll(async () => {
    first = await world('baseline')
  }, 120_000)

  it('are the same for the same clock, row by row', async () => {
    const again = await world('baseline')
    const names = await rows<{ name: string }>(first.db, sql`select tablename name from pg_tables where schemaname = current_schema()`)
    expect(names.length).toBeGreaterThan(35)
    for (const { name } of names) {
      if (name === 'schema_migrations') continue
      const digest = sql.raw(`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') digest from ${name} t`)
      expect(await rows(again.db, digest), name).toEqual(await rows(first.db, digest))
    }
  })

  it('are a back office and nothing else when empty', async () => {
    const empty = await world('empty')
    for (const table of ['users', 'currencies', 'pairs', 'bots', 'bot_orders', 'conversions', 'cms_pages'])
      expect(await count(empty, table), table).toBe(0)
    expect(await count(empty, `admins where id in ('admin-1', 'admin-2', 'admin-3') and status = 'active'`)).toBe(3)
    expect(await count(empty, 'email_templates')).toBe(24)
  })

  it('are filled alike with and without indexes in between, and keep every index', async () => {
    const indexes = sql`select indexdef definition from pg_indexes where schemaname = current_schema() order by 1`
    const names = async ({ db }: OpenDatabase) =>
      (await rows<{ definition: string }>(db, indexes)).map(({ definition }) => definition.replace(/ ON \S+\./, ' ON '))
    const opened = await openTestDatabase()
    open.push(opened)
    await opened.db.transaction((tx) =>
      withoutIndexes(tx, ['bot_orders', 'conversions'], () => seedWorld(tx, { data: 'baseline', now: NOW, hasher: quickHasher })),
    )
    expect(await names(opened)).toEqual(await names(first))
    expect(await count(opened, 'bot_orders')).toBe(120)
  })

  it('hold the fixed people that stories name', async () => {
    expect(await count(first, 'users')).toBe(60)
    expect(await count(first, 'bot_orders')).toBe(120)
    expect(await count(first, `approvals where status = 'pending'`)).toBe(3)
    expect(await rows(first.db, sql`select id, full_name from users where id in (4, 5, 6, 57, 60) order by id`)).toEqual([
      { id: 4, full_name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff von Altstadt' },
      { id: 5, full_name: 'محمد بن عبد الله العتيبي' },
      { id: 6, full_name: 'Rosa 🌵 Delgado 👩🏽‍🚀' },
      { id: 57, full_name: 'Lucía Fernández' },
      { id: 60, full_name: 'Amara Okafor' },
    ])
  })
})
