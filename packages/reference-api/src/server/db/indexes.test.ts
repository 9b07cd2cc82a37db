import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOT_ORDER_LIST } from '../../contract/botOrder'
import { CONVERSION_LIST } from '../../contract/conversion'
import type { ListSpec } from '../../contract/endpoint'
import { USER_LIST } from '../../contract/userList'
import type { OpenDatabase } from '../../node/openDatabase'
import { openTestDatabase } from '../../node/openTestDatabase'
import { seedWorld } from '../../seed/seedWorld'
import { quickHasher } from '../../worlds/quickHasher'
import { listPage } from '../list/listPage'
import type { ListQuery } from '../list/parseListQuery'
import { rows } from './database'
import { matchWords } from './matchWords'
import { botOrders, conversions, users } from './schema'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.transaction((tx) => seedWorld(tx, { data: 'baseline', now: new Date('2026-11-20T14:32:00Z'), hasher: quickHasher }))
}, 120_000)
afterAll(() => opened.close())

/** Plan of a statement when the planner may neither read a whole table nor sort: what is left of either has no index. */
const planOf = (statement: ReturnType<typeof sql>): Promise<string> =>
  opened.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const lines = await rows<{ 'QUERY PLAN': string }>(tx, sql`explain ${statement}`)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })

/** Lists that grow without end. The others hold some hundred rows and are read whole. */
const LISTS = [
  [users, USER_LIST.sort],
  [botOrders, BOT_ORDER_LIST.sort],
  [conversions, CONVERSION_LIST.sort],
] as const

const SORTS = LISTS.flatMap(([table, fields]) => fields.map((field) => [getTableName(table), field, table] as const))

describe('indexes of the long lists', () => {
  it.each(SORTS)('%s sorts by %s from an index, both ways', async (_, field, table) => {
    const columns: Record<string, Column> = getTableColumns(table)
    for (const descending of [false, true]) {
      const spec: ListSpec = { sort: [field], defaultSort: `${field}:asc`, filters: {}, search: [] }
      const query: ListQuery = { page: 1, limit: 15, sort: [{ field, descending }], q: '', filters: [], from: null, to: null }
      const { orderBy } = listPage(spec, query, { fields: columns, id: table.id, zone: 'UTC' })
      const plan = await planOf(sql`select * from ${table} order by ${sql.join(orderBy, sql`, `)} limit 15`)
      expect(plan).toMatch(/Index Scan/)
      // An incremental sort orders the few rows of one user, bot or pair: no whole table.
      expect(plan).not.toMatch(/Seq Scan|^\s*(->\s+)?Sort\s+\(/m)
    }
  })

  it.each([
    ['bot_orders', 'user_id = 3'],
    ['bot_orders', `bot_id = 'bot-1'`],
    ['bot_orders', `pair = 'BTC_USDT'`],
    ['bot_orders', `state = 'errored'`],
    ['conversions', 'user_id = 3'],
    ['conversions', `status = 'failed'`],
  ])('%s where %s are read newest first from one index', async (table, condition) => {
    const plan = await planOf(sql.raw(`select * from ${table} where ${condition} order by created_at desc, id desc limit 15`))
    expect(plan).toMatch(/Index Cond/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })

  it.each([
    ['users', `labels @> array['whale']`],
    ['users', `email like 'lucia%'`],
    ['users', `uid = 'ID0000000000'`],
    ['bot_orders', `id like 'BO-7F%'`],
    ['bot_orders', `tag like 'g12-%'`],
    ['conversions', `reference like 'CNV-8K%'`],
    ['audit_log', `target_type = 'user' and target_id = '3'`],
  ])('%s where %s are found through an index', async (table, condition) => {
    expect(await planOf(sql.raw(`select * from ${table} where ${condition}`))).toMatch(/Index Cond/)
  })

  it('words of users are found through an index, accents or not', async () => {
    const search = sql.raw('search')
    expect(await planOf(sql`select id from users where ${matchWords(search, 'lucia fern')}`)).toMatch(/users_search/)
    const found = async (words: string) =>
      (await rows<{ id: number }>(opened.db, sql`select id from users where ${matchWords(search, words)} order by id`)).map(({ id }) => id)
    expect(await found('lucia fern')).toEqual([57])
    expect(await found('LUCÍA')).toContain(57)
    expect(await found('lucia.fernandez@exam')).toEqual([57])
    expect(await found('محمد')).toEqual([5])
    expect(await found("%' or 1=1 --")).toEqual([])
    expect(await found('🌵')).toEqual([])
  })
})
