import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { USER_LIST } from '../../contract'
import { OPEN_ORDER_STATES } from '../../contract/botStates'
import type { FeeGroup } from '../../contract/userStates'
import { bulkAct, type Chosen, type ChosenFrom, chooseRows, Skip } from '../bulk'
import type { Call, Context, Handlers } from '../call'
import { changeRow } from '../change'
import { botOrders, userBalances, userSessions, users } from '../db/schema'
import { conflict, illegalMove, invalidField } from '../failure'
import { assertNotDeleted, USER } from './userKind'
import { userPage } from './users'
import { type UserRow, userView } from './userView'

/** Hours that withdrawals pause after a two-step reset. PRODUCT §3. */
const OTP_RESET_PAUSE_HOURS = 24

type Fields = Partial<typeof users.$inferInsert>

/** One act on a user; the same is done to one and to many. */
interface Act<Body> {
  readonly action: string
  /** Throws `Skip` when there is nothing to do, a refusal when the state forbids it. */
  readonly rule?: (row: UserRow, body: Body, call: Context) => void | Promise<void>
  readonly set: (row: UserRow, body: Body, now: Date) => Fields
  /** What else changes, in the same transaction. */
  readonly also?: (call: Context, row: UserRow) => Promise<void>
}

type EndReason = NonNullable<(typeof userSessions.$inferSelect)['endReason']>

/** Ends every session of a user. */
const endSessions =
  (reason: EndReason) =>
  async ({ db, now }: Context, { id }: UserRow): Promise<void> => {
    await db
      .update(userSessions)
      .set({ endedAt: now, endReason: reason })
      .where(and(eq(userSessions.userId, id), isNull(userSessions.endedAt)))
  }

const freeze: Act<{ reason: string }> = {
  action: 'user.freeze',
  rule: ({ state }) => {
    if (state !== 'active' && state !== 'pending') throw illegalMove(`The account is ${state} already.`, state)
  },
  set: (_, { reason }) => ({ state: 'frozen', stateReason: reason }),
  also: endSessions('frozen'),
}

const unfreeze: Act<{ reason?: string | undefined }> = {
  action: 'user.unfreeze',
  rule: ({ state }) => {
    if (state !== 'frozen') throw illegalMove(`The account is ${state}, not frozen.`, state)
  },
  set: ({ emailVerified }) => ({ state: emailVerified ? 'active' : 'pending', stateReason: null }),
}

const flag: Act<{ flagged: boolean; reason?: string | undefined }> = {
  action: 'user.flag',
  rule: ({ flagged }, body) => {
    if (flagged === body.flagged) throw new Skip(flagged ? 'Flagged already.' : 'Not flagged.')
  },
  set: (_, { flagged, reason }) => ({ flagged, flagReason: flagged ? (reason ?? null) : null }),
}

const blockWithdrawals: Act<{ until: string | null; reason?: string | undefined }> = {
  action: 'user.blockWithdrawals',
  rule: (_, { until }, { now }) => {
    if (until !== null && new Date(until) <= now) throw invalidField('until', 'This time has passed. Choose a later one.')
  },
  set: (_, { until }) => ({ withdrawalBlockedUntil: until === null ? null : new Date(until) }),
}

const verifyEmail: Act<unknown> = {
  action: 'user.verifyEmail',
  rule: ({ emailVerified }) => {
    if (emailVerified) throw new Skip('Verified already.')
  },
  set: ({ state }) => ({ emailVerified: true, ...(state === 'pending' && { state: 'active' as const }) }),
}

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)
const latest = (a: Date | null, b: Date) => (a !== null && a > b ? a : b)

const resetOtp: Act<{ reason: string }> = {
  action: 'user.resetOtp',
  rule: ({ otpEnabled }) => {
    if (!otpEnabled) throw new Skip('Two-step sign-in is off already.')
  },
  set: ({ withdrawalBlockedUntil }, _, now) => ({
    otpEnabled: false,
    withdrawalBlockedUntil: latest(withdrawalBlockedUntil, later(now, OTP_RESET_PAUSE_HOURS)),
  }),
  also: endSessions('revoked'),
}

const signOut: Act<unknown> = { action: 'user.signOut', set: () => ({}), also: endSessions('revoked') }

const setLevel: Act<{ kycLevel: number; reason: string }> = {
  action: 'user.setLevel',
  rule: ({ kycLevel }, body) => {
    if (kycLevel === body.kycLevel) throw new Skip(`Level ${kycLevel} already.`)
  },
  set: (_, { kycLevel }) => ({ kycLevel }),
}

const setGroup: Act<{ feeGroup: FeeGroup }> = {
  action: 'user.setGroup',
  rule: ({ feeGroup }, body) => {
    if (feeGroup === body.feeGroup) throw new Skip(`In ${feeGroup} already.`)
  },
  set: (_, { feeGroup }) => ({ feeGroup }),
}

const LABELS_MAX = 20

const setLabels: Act<{ add?: string[] | undefined; remove?: string[] | undefined }> = {
  action: 'user.setLabels',
  rule: (row, body) => {
    if (labelsAfter(row, body).length > LABELS_MAX) throw invalidField('add', `A user has at most ${LABELS_MAX} labels. Remove some first.`)
  },
  set: (row, body) => ({ labels: labelsAfter(row, body) }),
}

const labelsAfter = ({ labels }: UserRow, { add = [], remove = [] }: { add?: string[] | undefined; remove?: string[] | undefined }) =>
  [...new Set([...labels, ...add])].filter((label) => !remove.includes(label))

/** Whoever still holds something or has orders in the book cannot be deleted: the books would not close. */
async function assertNothingHeld({ db }: Context, { id }: UserRow): Promise<void> {
  const [held] = await db
    .select({ total: count() })
    .from(userBalances)
    .where(and(eq(userBalances.userId, id), or(sql`${userBalances.available} > 0`, sql`${userBalances.locked} > 0`)))
  const [open] = await db
    .select({ total: count() })
    .from(botOrders)
    .where(and(eq(botOrders.userId, id), inArray(botOrders.state, [...OPEN_ORDER_STATES])))
  if (open && open.total > 0)
    throw conflict(`The user has ${open.total} open bot orders. Cancel them first.`, 'in_use', { openOrders: open.total })
  if (held && held.total > 0)
    throw conflict(`The user still holds ${held.total} balances. Pay them out first.`, 'in_use', { balances: held.total })
}

const remove: Act<{ reason: string }> = {
  action: 'user.delete',
  rule: (row, _, call) => assertNothingHeld(call, row),
  set: (_, { reason }) => ({ state: 'deleted', stateReason: reason, flagged: false, flagReason: null }),
  also: endSessions('deleted'),
}

const change = <Body, Shown>(call: Context, id: number, body: Body, act: Act<Body>, view: (row: UserRow) => Shown | Promise<Shown>) =>
  changeRow(call, USER, {
    id,
    action: act.action,
    reason: (body as { reason?: string }).reason,
    rule: async (row) => {
      assertNotDeleted(row)
      await act.rule?.(row, body, call)
      await act.also?.(call, row)
    },
    set: (row) => act.set(row, body, call.now),
    view,
  })

/** A single row that needs nothing is a fact for the admin, not a fault: the record comes back as it is. */
const one =
  <Body>(act: Act<Body>) =>
  async (call: OneCall<Body>): ReturnType<typeof userView> => {
    const shown = (row: UserRow) => userView(call, row)
    try {
      return await change(call, call.params.id, call.body, act, shown)
    } catch (error) {
      if (!(error instanceof Skip)) throw error
      const [row] = await call.db.select().from(users).where(eq(users.id, call.params.id))
      if (!row) throw error
      return await shown(row)
    }
  }

type OneCall<Body> = Context & Pick<Call, 'may'> & { readonly params: { readonly id: number }; readonly body: Body }
type ManyCall<Body> = Context & Pick<Call, 'may'> & { readonly actor: { timeZone: string }; readonly body: Body & Chosen }

/** Users by ids or by the filter of the list, as the caller may see it. */
export const chosenUsers = (call: Pick<Call, 'may'> & { readonly actor: { timeZone: string } }): ChosenFrom<number> => ({
  spec: USER_LIST,
  table: users,
  id: users.id,
  page: (list) => userPage({ ...call, list }),
  readId: (id) => (/^\d{1,9}$/.test(String(id)) ? Number(id) : null),
})

const many =
  <Body>(act: Act<Body>) =>
  async (call: ManyCall<Body>) => {
    const ids = await chooseRows(call, call.body, chosenUsers(call))
    return await bulkAct(call, ids, (inner, id) => change(inner, id, call.body, act, () => null))
  }

export const userActHandlers = {
  freezeUser: one(freeze),
  freezeUsers: many(freeze),
  unfreezeUser: one(unfreeze),
  unfreezeUsers: many(unfreeze),
  flagUser: one(flag),
  flagUsers: many(flag),
  blockUserWithdrawals: one(blockWithdrawals),
  blockUsersWithdrawals: many(blockWithdrawals),
  verifyUserEmail: one(verifyEmail),
  verifyUsersEmail: many(verifyEmail),
  resetUserOtp: one(resetOtp),
  resetUsersOtp: many(resetOtp),
  signOutUser: one(signOut),
  signOutUsers: many(signOut),
  setUserLevel: one(setLevel),
  setUsersLevel: many(setLevel),
  setUserGroup: one(setGroup),
  setUsersGroup: many(setGroup),
  setUserLabels: one(setLabels),
  setUsersLabels: many(setLabels),

  deleteUser: async (call) => {
    const typed = { ...remove, rule: (row: UserRow) => assertTyped(row, call.body.confirmEmail, call) }
    return await one(typed)(call)
  },

  deleteUsers: async (call) => {
    const ids = await chooseRows(call, call.body, chosenUsers(call))
    if (call.body.confirmCount !== ids.length) throw invalidField('confirmCount', `Type ${ids.length} to confirm.`)
    return await bulkAct(call, ids, (inner, id) => change(inner, id, call.body, remove, () => null))
  },
} satisfies Handlers

async function assertTyped(row: UserRow, typed: string, call: Context): Promise<void> {
  if (typed !== row.email) throw invalidField('confirmEmail', 'This is not the address of the user. Type it exactly.')
  await assertNothingHeld(call, row)
}
