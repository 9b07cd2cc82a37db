import { asc, desc, ilike, like, or, sql } from 'drizzle-orm'
import type { SearchResult } from '../contract/workspace'
import type { Call } from './call'
import { matchWords } from './db/matchWords'
import { admins, botOrders, bots, cmsPages, conversions, currencies, emailTemplates, pairs, users } from './db/schema'
import { containing, startingWith } from './list/listPage'
import { maskEmail } from './pii'

/** Items of each group. */
const MOST = 5

type Group = SearchResult['groups'][number]
type Search = Pick<Call, 'db' | 'may'>

async function people({ db, may }: Search, words: string): Promise<Group> {
  const mayReadPii = may('Users List', 'pii.view')
  const found = mayReadPii
    ? matchWords(users.search, words)
    : or(sql`${users.email} = ${words.toLowerCase()}`, ilike(users.fullName, containing(words)), ilike(users.uid, containing(words)))
  const rows = await db.select().from(users).where(found).orderBy(desc(users.createdAt)).limit(MOST)
  const items = rows.map(({ id, fullName, email }) => ({ id: `${id}`, title: fullName, detail: mayReadPii ? email : maskEmail(email) }))
  return { group: 'users', items }
}

async function markets({ db, may }: Search, words: string): Promise<Group[]> {
  const symbol = containing(words.replace(/[\s/-]+/g, '_'))
  const coins = may('Currency')
    ? await db
        .select()
        .from(currencies)
        .where(or(ilike(currencies.code, startingWith(words)), ilike(currencies.name, containing(words))))
        .orderBy(asc(currencies.position))
        .limit(MOST)
    : []
  const found = may('Pairs')
    ? await db.select().from(pairs).where(ilike(pairs.symbol, symbol)).orderBy(asc(pairs.position)).limit(MOST)
    : []
  return [
    { group: 'currencies', items: coins.map(({ code, name, status }) => ({ id: code, title: `${code} ${name}`, detail: status })) },
    { group: 'pairs', items: found.map((pair) => ({ id: pair.symbol, title: `${pair.base} / ${pair.quote}`, detail: pair.status })) },
  ]
}

async function trading({ db, may }: Search, words: string): Promise<Group[]> {
  const id = startingWith(words.toUpperCase())
  const orders = may('Bot Orders')
    ? await db.select().from(botOrders).where(like(botOrders.id, id)).orderBy(asc(botOrders.id)).limit(MOST)
    : []
  const found = may('Bot Orders')
    ? await db.select().from(bots).where(matchWords(bots.search, words)).orderBy(asc(bots.id)).limit(MOST)
    : []
  const converted = may('Conversions')
    ? await db.select().from(conversions).where(like(conversions.reference, id)).orderBy(asc(conversions.reference)).limit(MOST)
    : []
  return [
    { group: 'botOrders', items: orders.map((order) => ({ id: order.id, title: `${order.side} ${order.pair}`, detail: order.state })) },
    { group: 'bots', items: found.map((bot) => ({ id: bot.id, title: bot.name, detail: bot.status })) },
    { group: 'conversions', items: converted.map((one) => ({ id: one.id, title: `${one.from} to ${one.to}`, detail: one.reference })) },
  ]
}

async function texts({ db, may }: Search, words: string): Promise<Group[]> {
  const inside = containing(words)
  const pages = may('CMS Pages')
    ? await db
        .select()
        .from(cmsPages)
        .where(or(ilike(cmsPages.title, inside), ilike(cmsPages.slug, inside)))
        .orderBy(desc(cmsPages.updatedAt))
        .limit(MOST)
    : []
  const templates = may('Email Templates')
    ? await db
        .select()
        .from(emailTemplates)
        .where(or(ilike(emailTemplates.name, inside), ilike(emailTemplates.key, inside)))
        .orderBy(asc(emailTemplates.name))
        .limit(MOST)
    : []
  const people = may('Sub Admin')
    ? await db
        .select()
        .from(admins)
        .where(or(ilike(admins.fullName, inside), ilike(admins.email, inside)))
        .orderBy(asc(admins.fullName))
        .limit(MOST)
    : []
  return [
    { group: 'cmsPages', items: pages.map(({ id, title, slug }) => ({ id, title, detail: `/${slug}` })) },
    { group: 'emailTemplates', items: templates.map(({ key, name }) => ({ id: key, title: name, detail: key })) },
    { group: 'admins', items: people.map(({ id, fullName, email }) => ({ id, title: fullName, detail: email })) },
  ]
}

/** Records that the words name, a few of each kind, only of pages that the caller may open; groups without a find are left out. */
export async function searchRecords(call: Search, words: string): Promise<Group[]> {
  const groups = [
    ...(call.may('Users List') ? [await people(call, words)] : []),
    ...(await markets(call, words)),
    ...(await trading(call, words)),
    ...(await texts(call, words)),
  ]
  return groups.filter(({ items }) => items.length > 0)
}
