import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { USER_LIST } from '../../contract'
import type { Call, Handlers } from '../call'
import { matchWords } from '../db/matchWords'
import { users } from '../db/schema'
import { denied, notFound } from '../failure'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { userItem, userView } from './userView'

const FIELDS: ListFields<typeof USER_LIST> = users

/** Without `pii.view` a search must not guess an address or a phone letter by letter: whole address, or the name, user name and number. */
function search(words: string, mayReadPii: boolean): SQL | undefined {
  if (mayReadPii) return matchWords(users.search, words)
  return or(
    eq(users.email, words.toLowerCase()),
    ilike(users.fullName, containing(words)),
    ilike(users.username, containing(words)),
    sql`${users.uid} ilike ${containing(words)}`,
  )
}

/** Refuses an address filter that would find what the list masks. */
function assertFilters({ filters }: ListQuery, mayReadPii: boolean): void {
  if (!mayReadPii && filters.some(({ field, op }) => field === 'email' && op !== 'eq' && op !== 'in'))
    throw denied('Users List', 'pii.view')
}

/** The condition and order of Users List, as the caller may see it; exports and bulk acts use the same. */
export function userPage({ list, may, actor }: Pick<Call, 'may'> & { list: ListQuery; actor: { timeZone: string } }) {
  const mayReadPii = may('Users List', 'pii.view')
  assertFilters(list, mayReadPii)
  return listPage(USER_LIST, list, { fields: FIELDS, id: users.id, zone: actor.timeZone, search: (words) => search(words, mayReadPii) })
}

export const userHandlers = {
  listUsers: async (call) => {
    const { db, may } = call
    const page = userPage(call)
    const rows = await db
      .select()
      .from(users)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    const total = await db.$count(users, page.where)
    const mayReadPii = may('Users List', 'pii.view')
    return listResult(
      call,
      rows.map((row) => userItem(row, mayReadPii)),
      total,
    )
  },

  getUser: async (call) => {
    const [row] = await call.db.select().from(users).where(eq(users.id, call.params.id))
    if (!row) throw notFound('User')
    return await userView(call, row)
  },
} satisfies Handlers
