import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromUnits, toUnits } from '../contract/amount'
import { botConfig } from '../contract/botConfig'
import { BOT_ORDER_MOVES, BOT_ORDER_STATES, BOT_STATUSES, type BotOrderState } from '../contract/botStates'
import { CMS_STATUSES } from '../contract/contentStates'
import { CONVERSION_MOVES, CONVERSION_STATUSES, type ConversionStatus } from '../contract/conversionStates'
import { orderLock } from '../contract/orderLock'
import { type OrderSide, PAIR_STATUSES } from '../contract/pairStates'
import { KYC_STATUSES, USER_STATES } from '../contract/userStates'
import type { OpenDatabase } from '../node/openDatabase'
import { openTestDatabase } from '../node/openTestDatabase'
import { rows as rowsOf } from '../server/db/database'
import { quickHasher } from '../worlds/quickHasher'
import { seedDatabase } from './seedDatabase'
import { seedWorld } from './seedWorld'

const NOW = new Date('2026-11-20T14:32:00Z')
const SEEDING_MS = 300_000

type Schema = 'ordinary' | 'baseline'
let opened: Record<Schema, OpenDatabase>

beforeAll(async () => {
  opened = { ordinary: await openTestDatabase(), baseline: await openTestDatabase() }
  await opened.ordinary.db.transaction((tx) => seedDatabase(tx, 'ordinary', NOW))
  await opened.baseline.db.transaction((tx) => seedWorld(tx, { data: 'baseline', now: NOW, hasher: quickHasher }))
}, SEEDING_MS)
afterAll(async () => {
  await opened.ordinary.close()
  await opened.baseline.close()
})

const rows = <Row>(schema: Schema, statement: string): Promise<Row[]> => rowsOf<Row>(opened[schema].db, sql.raw(statement))
const one = async (schema: Schema, statement: string): Promise<number> =>
  Object.values((await rows<Record<string, number>>(schema, statement))[0] ?? {})[0] ?? Number.NaN

describe('ordinary seed', () => {
  it.each([
    ['users', 1200],
    [`users where kyc_status = 'pending'`, 37],
    [`users where state = 'frozen'`, 5],
    ['users where char_length(full_name) = 60', 1],
    [`users where full_name ~ '[؀-ۿ]'`, 1],
    [`users where full_name like '%🌵%'`, 1],
    ['currencies', 40],
    [`currencies where type = 'fiat'`, 6],
    ['currencies where precision = 0', 1],
    ['currencies where precision = 18', 1],
    ['currencies where price = 0.000000001234', 1],
    ['pairs', 90],
    ['bots', 60],
    [`bots where status = 'error'`, 8],
    ['bot_orders', 20_000],
    ['conversions', 6000],
    [`cms_pages where language = 'en'`, 30],
    [`cms_pages where language = 'es'`, 30],
    ['email_templates', 24],
    ['admins', 8],
    ['roles', 5],
  ])('has as many %s as PRODUCT, Appendix B', async (what, count) => {
    expect(await one('ordinary', `select count(*)::int from ${what}`)).toBe(count)
  })

  it('leaves no admin with a password, a known token or an open session that anybody could use (S43)', async () => {
    expect(await one('ordinary', 'select count(*)::int from admins where password_hash is not null or totp_secret is not null')).toBe(0)
  })

  it('counts new users on after the seeded ones', async () => {
    expect(await one('ordinary', `select nextval(pg_get_serial_sequence('users', 'id'))::int`)).toBe(1201)
  })

  it('ends now: nothing that has happened lies in the future', async () => {
    for (const [table, column] of [
      ['users', 'created_at'],
      ['users', 'last_login_at'],
      ['user_logins', 'at'],
      ['bot_orders', 'updated_at'],
      ['conversions', 'updated_at'],
      ['cms_pages', 'updated_at'],
      ['login_history', 'at'],
      ['sessions', 'last_seen_at'],
    ])
      expect(
        await one('ordinary', `select count(*)::int from ${table} where ${column} > '${NOW.toISOString()}'`),
        `${table}.${column}`,
      ).toBe(0)
    expect(
      await one(
        'ordinary',
        `select count(*)::int from bot_orders where created_at > '${NOW.toISOString()}'::timestamptz - interval '1 hour'`,
      ),
    ).toBeGreaterThan(5)
  })

  it('has bot orders, sign-ups and sign-ins on nearly every day of the last month', async () => {
    for (const [table, column] of [
      ['bot_orders', 'created_at'],
      ['conversions', 'created_at'],
      ['users', 'created_at'],
      ['user_logins', 'at'],
    ])
      expect(
        await one(
          'ordinary',
          `select count(distinct ${column}::date)::int from ${table} where ${column} > '${NOW.toISOString()}'::timestamptz - interval '30 days'`,
        ),
        table,
      ).toBeGreaterThan(25)
  })
})

describe.each(['ordinary', 'baseline'] as const)('%s seed agrees with itself', (schema) => {
  const none = async (statement: string) => expect(await rows(schema, `${statement} limit 3`)).toEqual([])

  it('every state is there', async () => {
    const states = async (table: string, column: string) =>
      (await rows<{ s: string }>(schema, `select distinct ${column} s from ${table}`)).map(({ s }) => s).sort()
    expect(await states('bot_orders', 'state')).toEqual([...BOT_ORDER_STATES].sort())
    expect(await states('conversions', 'status')).toEqual([...CONVERSION_STATUSES].sort())
    expect(await states('pairs', 'status')).toEqual([...PAIR_STATUSES].sort())
    expect(await states('bots', 'status')).toEqual([...BOT_STATUSES].sort())
    expect(await states('cms_pages', 'status')).toEqual([...CMS_STATUSES].sort())
    expect(await states('users', 'state')).toEqual([...USER_STATES].sort())
    expect(await states('users', 'kyc_status')).toEqual([...KYC_STATUSES].sort())
  })

  it('locked balances are what open orders and pending conversions have set aside', async () => {
    const locks = new Map<string, bigint>()
    const add = (key: string, text: string) => locks.set(key, (locks.get(key) ?? 0n) + toUnits(text))
    const open = await rows<{
      user_id: number
      side: OrderSide
      amount: string
      filled_amount: string
      price: string
      base: string
      quote: string
      precision: number
    }>(
      schema,
      `select o.user_id, o.side, o.amount, o.filled_amount, o.price, p.base, p.quote, c.precision from bot_orders o join bots b on b.id = o.bot_id
       join pairs p on p.symbol = o.pair join currencies c on c.code = p.quote where o.state in ('pending', 'open', 'partially_filled') and b.mode = 'live'`,
    )
    for (const { user_id, filled_amount, precision, ...order } of open) {
      const lock = orderLock({ ...order, filledAmount: filled_amount }, order, precision)
      add(`${user_id} ${lock.currency}`, lock.amount)
    }
    for (const { user_id, currency, amount } of await rows<{ user_id: number; currency: string; amount: string }>(
      schema,
      `select user_id, "from" currency, from_amount amount from conversions where status in ('pending', 'processing')`,
    ))
      add(`${user_id} ${currency}`, amount)
    const held = await rows<{ user_id: number; currency: string; locked: string }>(
      schema,
      'select user_id, currency, locked from user_balances where locked <> 0',
    )
    expect(Object.fromEntries(held.map(({ user_id, currency, locked }) => [`${user_id} ${currency}`, fromUnits(toUnits(locked))]))).toEqual(
      Object.fromEntries([...locks].map(([key, units]) => [key, fromUnits(units)])),
    )
    expect(locks.size).toBeGreaterThan(2)
  })

  it('users show the sums of their rows', async () => {
    await none(`select id from users u where orders <> (select count(*) from bot_orders o where o.user_id = u.id)`)
    await none(
      `select id from users u where last_login_at is distinct from (select max(at) from user_logins l where l.user_id = u.id and result = 'succeeded')`,
    )
    await none(
      `select id, balance_usdt from users u where balance_usdt <> coalesce((select sum(round((available + locked) * c.price, 18)) from user_balances b join currencies c on c.code = b.currency where b.user_id = u.id), 0)`,
    )
    await none(
      `select id, volume30d from users u where volume30d <>
        coalesce((select sum(value_usdt) from bot_orders o join bots b on b.id = o.bot_id where o.user_id = u.id and b.mode = 'live' and o.created_at > '${NOW.toISOString()}'::timestamptz - interval '30 days'), 0) +
        coalesce((select sum(value_usdt) from conversions c where c.user_id = u.id and c.status = 'completed' and c.created_at > '${NOW.toISOString()}'::timestamptz - interval '30 days'), 0)`,
    )
  })

  it('nobody holds more decimals than the currency has, and nothing below zero', async () => {
    await none(
      `select * from user_balances b join currencies c on c.code = b.currency where scale(trim_scale(available)) > c.precision or scale(trim_scale(locked)) > c.precision`,
    )
    await none(`select * from user_balances where available < 0 or locked < 0`)
  })

  it('pairs show the figures of their orders', async () => {
    await none(
      `select symbol from pairs p where open_orders <> (select count(*) from bot_orders o where o.pair = p.symbol and state in ('pending', 'open', 'partially_filled'))`,
    )
    await none(
      `select symbol from pairs p where volume24h <> coalesce((select sum(cost) from bot_orders o join bots b on b.id = o.bot_id where o.pair = p.symbol and b.mode = 'live' and o.created_at > '${NOW.toISOString()}'::timestamptz - interval '1 day'), 0)`,
    )
    await none(
      `select symbol from pairs where high24h < last or low24h > last or (spark ->> -1)::numeric <> last or price_precision + amount_precision > 10`,
    )
  })

  it('bots show the figures of their orders', async () => {
    await none(`select id from bots b where trades <> (select count(*) from bot_orders o where o.bot_id = b.id and state = 'filled')`)
    await none(`select id from bots b where volume <> (select coalesce(sum(cost), 0) from bot_orders o where o.bot_id = b.id)`)
    await none(`select id from bots b where realized <> (select coalesce(sum(realized_pnl), 0) from bot_orders o where o.bot_id = b.id)`)
    await none(`select id from bots b where net_pnl <> realized - (select coalesce(sum(fee), 0) from bot_orders o where o.bot_id = b.id)`)
    await none(`select id from bots where status = 'error' and error_hint is null`)
  })

  it('orders are the sum of their fills and went there by legal moves', async () => {
    await none(
      `select id from bot_orders o where filled_amount <> (select coalesce(sum((f ->> 'amount')::numeric), 0) from jsonb_array_elements(fills) f)
        or cost <> (select coalesce(sum(round((f ->> 'amount')::numeric * (f ->> 'price')::numeric, 18)), 0) from jsonb_array_elements(fills) f)
        or fee <> (select coalesce(sum((f ->> 'fee')::numeric), 0) from jsonb_array_elements(fills) f)`,
    )
    await none(
      `select id from bot_orders where filled_amount > amount or amount <= 0 or (state = 'filled') <> (filled_amount = amount) or (state = 'partially_filled' and filled_amount = 0)`,
    )
    await none(`select id from bot_orders where updated_at < created_at or (error_code is null) <> (state not in ('rejected', 'errored'))`)
    const orders = await rows<{ id: string; state: BotOrderState; state_history: { state: BotOrderState; at: string }[] }>(
      schema,
      'select id, state, state_history from bot_orders',
    )
    const wrong = orders.filter(
      ({ state, state_history: steps }) =>
        steps.at(-1)?.state !== state ||
        steps.some((step, at) => {
          const before = steps[at - 1]
          return before !== undefined && (!BOT_ORDER_MOVES[before.state].includes(step.state) || step.at < before.at)
        }),
    )
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('conversions went by legal moves, and only the done ones earned something', async () => {
    const list = await rows<{ id: string; status: ConversionStatus; events: { status: ConversionStatus; at: string }[] }>(
      schema,
      'select id, status, events from conversions',
    )
    const wrong = list.filter(
      ({ status, events }) =>
        events.at(-1)?.status !== status ||
        events.some((event, at) => {
          const before = events[at - 1]
          return before !== undefined && !CONVERSION_MOVES[before.status].includes(event.status)
        }),
    )
    expect(wrong.slice(0, 3)).toEqual([])
    await none(`select id from conversions where (revenue > 0) and status not in ('completed', 'refunded')`)
    await none(
      `select id from conversions where (failure_code is null) <> (status <> 'failed') or (duration_ms is null) <> (finished_at is null) or to_amount <= 0`,
    )
    await none(`select c.id from conversions c join users u on u.id = c.user_id where c.created_at < u.created_at and u.id > 20`)
  })

  it('bots run on a configuration that the form would accept', async () => {
    const list = await rows<{ id: string; config: unknown }>(schema, 'select id, config from bots')
    for (const { id, config } of list) expect(v.safeParse(botConfig, config).success, id).toBe(true)
  })
})
