import { sql } from 'drizzle-orm'
import { fromUnits } from '../contract/amount'
import type { Db } from '../server/db/database'
import * as schema from '../server/db/schema'
import { bulkInsert } from './bulkInsert'
import { CURRENCY_CATALOG } from './currencyCatalog'
import { makeAdmins, makeInvitations, makeRoles } from './makeAdmins'
import { makeBalances } from './makeBalances'
import { botRow, makeBots } from './makeBots'
import { makeCmsPages } from './makeCmsPages'
import { type ConversionRow, ConversionSums, makeConversions, makeDesks } from './makeConversions'
import { makeCurrencies } from './makeCurrencies'
import { makeDeskWork } from './makeDeskWork'
import { makeEmailTemplates } from './makeEmailTemplates'
import { makeOrders } from './makeOrders'
import { makePairs } from './makePairs'
import { makeLogins, makeUserSession, makeUsers, type UserDraft } from './makeUsers'
import { makeMarkets } from './market'
import { OrderSums } from './orderSums'
import type { SeedPlan } from './seedPlan'

/** Who may sign in to the seeded back office. */
export interface SeedPeople {
  /** Admins to make, of the nine there are. */
  readonly admins: number
  /** Hash of the password that the active ones share; null when nobody may sign in with one. */
  readonly passwordHash: string | null
}

/** What every database begins with, data or not: admins, roles, e-mail templates. */
export async function fillBackOffice(db: Db, now: Date, people: SeedPeople): Promise<void> {
  const { rows, history, sessions } = makeAdmins(now, people.passwordHash, people.admins)
  await bulkInsert(db, schema.roles, makeRoles(now))
  await bulkInsert(db, schema.admins, rows)
  await bulkInsert(db, schema.sessions, sessions)
  await bulkInsert(db, schema.loginHistory, history)
  await bulkInsert(db, schema.invitations, makeInvitations(now, people.admins))
  await bulkInsert(db, schema.emailTemplates, makeEmailTemplates(now))
}

/** Fills everything that admins look after. Orders and conversions are walked twice: once for what others show of them, once to write them. */
export async function fillDatabase(db: Db, plan: SeedPlan, now: Date): Promise<void> {
  const markets = makeMarkets(plan)
  const users = makeUsers(plan, now)
  const bots = makeBots(plan, now, users, markets)
  const orders = new OrderSums(now)
  for (const { order, bot } of makeOrders(plan, now, bots)) orders.add(order, bot)
  const converted = new ConversionSums(now)
  const refundable: ConversionRow[] = []
  for (const row of makeConversions(plan, now, users, markets)) {
    converted.add(row)
    if (row.status === 'failed') refundable[0] = row
  }

  const currencies = makeCurrencies(plan, now)
  const pairs = makePairs(plan, now, markets, orders)
  await bulkInsert(db, schema.currencies, currencies.rows)
  await bulkInsert(db, schema.currencyNetworks, currencies.networks)
  await bulkInsert(db, schema.pairs, pairs.rows)
  await bulkInsert(db, schema.pairFeeOverrides, pairs.overrides)
  await fillUsers(db, plan, now, users, orders, converted)
  await bulkInsert(
    db,
    schema.bots,
    bots.map((bot) => botRow(now, bot, orders)),
  )
  await bulkInsert(db, schema.botOrders, ordersOf(plan, now, bots))
  await bulkInsert(db, schema.desks, makeDesks(plan, now, markets))
  await bulkInsert(db, schema.conversions, makeConversions(plan, now, users, markets))
  const work = makeDeskWork(now, users, refundable)
  await bulkInsert(db, schema.approvals, work.approvals)
  await bulkInsert(db, schema.balanceAdjustments, work.adjustments)
  await bulkInsert(db, schema.userNotes, work.notes)
  await bulkInsert(db, schema.savedViews, work.views)
  await bulkInsert(db, schema.outbox, work.mails)
  const cms = makeCmsPages(plan, now)
  await bulkInsert(db, schema.cmsPages, cms.pages)
  await bulkInsert(db, schema.cmsVersions, cms.versions)
}

function* ordersOf(plan: SeedPlan, now: Date, bots: ReturnType<typeof makeBots>) {
  for (const { order } of makeOrders(plan, now, bots)) yield order
}

/** Users by the thousand, each with what hangs on him, so that a large set never stands in memory twice. */
async function fillUsers(
  db: Db,
  plan: SeedPlan,
  now: Date,
  users: readonly UserDraft[],
  orders: OrderSums,
  converted: ConversionSums,
): Promise<void> {
  const entries = CURRENCY_CATALOG.slice(0, plan.currencies)
  const lockedBy = new Map<number, string[]>()
  for (const key of new Set([...orders.locked.keys(), ...converted.locked.keys()])) {
    const [id = '', currency = ''] = key.split(' ')
    lockedBy.set(Number(id), [...(lockedBy.get(Number(id)) ?? []), currency])
  }
  for (let from = 0; from < users.length; from += 5000) {
    const part = users.slice(from, from + 5000)
    const logins = part.map((user) => makeLogins(plan, now, user))
    const balances = part.map((user) => {
      const locked = (currency: string) => orders.locked.get(`${user.id} ${currency}`) + converted.locked.get(`${user.id} ${currency}`)
      return makeBalances(plan, user, entries, locked, lockedBy.get(user.id) ?? [])
    })
    await bulkInsert(
      db,
      schema.users,
      part.map((user, index) => {
        const last = logins[index]?.findLast(({ result }) => result === 'succeeded')
        const key = String(user.id)
        return {
          ...user,
          balanceUsdt: balances[index]?.worth ?? '0',
          orders: orders.ordersByUser.get(user.id) ?? 0,
          volume30d: fromUnits(orders.volume30d.get(key) + converted.volume30d.get(key)),
          lastLoginAt: last?.at ?? null,
          lastIp: last?.ip ?? null,
        }
      }),
    )
    await bulkInsert(
      db,
      schema.userBalances,
      balances.flatMap(({ rows }) => rows),
    )
    await bulkInsert(db, schema.userLogins, logins.flat())
    await bulkInsert(
      db,
      schema.userSessions,
      part.flatMap((user, index) => makeUserSession(now, user, logins[index]?.at(-1)) ?? []),
    )
  }
  await db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${users.length})`)
}
