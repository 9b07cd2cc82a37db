import { asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { ADMIN_LIST } from '../../contract'
import type { Restriction } from '../../contract/restriction'
import { SUPERADMIN } from '../access'
import { endSessions } from '../auth/endSessions'
import type { Actor, Context, Handlers } from '../call'
import { changeRow, insertRow, removeRow } from '../change'
import { admins, recoveryCodes, roles } from '../db/schema'
import { conflict, forbidden, illegalMove, invalidField, stale } from '../failure'
import { assertGrant, assertMayTouch } from '../grants'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import { readTimeline } from '../timeline'
import { inviteAdmin, resendInvitation, revokeInvitation } from './adminInvitations'
import { ADMIN, type AdminRow, adminItem, adminRows, adminView, isUsableSuperadmin } from './adminView'
import { assertNameFree, ROLE, readRole, roleRows, tellMembers } from './roleView'

const FIELDS: ListFields<typeof ADMIN_LIST> = { ...admins, twoFactor: sql`(${admins.twoFactorEnabledAt} is not null)` }

type ActorCall = Context & { readonly actor: Actor }

/** Nobody changes his own rights or stops himself. */
function assertOther({ actor }: ActorCall, id: string): void {
  if (actor.id === id) throw forbidden('You cannot do this to yourself. Ask another administrator.', 'own_account')
}

/** Locks every superadmin who can sign in, in one order, so that two removals at once cannot both win (S18). */
async function assertNotLastSuperadmin({ db }: Context, row: AdminRow): Promise<void> {
  if (row.role !== SUPERADMIN || row.status !== 'active') return
  const usable = await db.select({ id: admins.id }).from(admins).where(isUsableSuperadmin).orderBy(asc(admins.id)).for('update')
  if (!usable.some(({ id }) => id !== row.id)) throw conflict('This is the last superadmin. Make another one first.', 'last_superadmin')
}

async function assertRole({ db }: Context, role: string): Promise<readonly Restriction[]> {
  if (role === SUPERADMIN) return []
  const [found] = await db.select({ restriction: roles.restriction }).from(roles).where(eq(roles.name, role))
  if (!found) throw invalidField('role', `There is no role "${role}".`)
  return found.restriction
}

/** What counts for an admin now: the own list, or the role's. */
async function listInForce({ db }: Context, row: AdminRow): Promise<readonly Restriction[]> {
  if (row.restriction) return row.restriction
  const [found] = await db.select({ restriction: roles.restriction }).from(roles).where(eq(roles.name, row.role))
  return found?.restriction ?? []
}

/** Checks a change of role or list, then tells the other's pages: a new role ends his sessions, a new list is loaded at once. */
async function allowChange(
  call: ActorCall,
  row: AdminRow,
  next: { role?: string | undefined; restriction?: readonly Restriction[] | null | undefined },
) {
  const { actor } = call
  assertMayTouch(actor, [row.role, next.role])
  const had = await listInForce(call, row)
  if (next.role !== undefined && next.role !== row.role) {
    assertOther(call, row.id)
    const given = await assertRole(call, next.role)
    assertGrant(actor, next.restriction ?? given)
    await assertNotLastSuperadmin(call, row)
    await endSessions(call, { adminId: row.id, reason: 'role_changed' })
  } else if (next.restriction !== undefined) {
    assertOther(call, row.id)
    assertGrant(actor, next.restriction ?? (await assertRole(call, row.role)), had)
    call.after(() => call.app.hub.accessChanged(row.id))
  }
}

/** A stop that ends the sessions: suspension, lost second step, removal. */
const stopRule = (call: ActorCall, legal: readonly AdminRow['status'][]) => async (row: AdminRow) => {
  assertOther(call, row.id)
  assertMayTouch(call.actor, [row.role])
  if (!legal.includes(row.status)) throw illegalMove(`The account is ${row.status}.`, row.status)
}

export const adminHandlers = {
  listAdmins: async (call) => {
    const { db, list, actor } = call
    const page = listPage(ADMIN_LIST, list, {
      fields: FIELDS,
      id: admins.id,
      zone: actor.timeZone,
      search: (words) => or(ilike(admins.fullName, containing(words)), ilike(admins.email, containing(words))),
    })
    const rows = await adminRows(call)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(adminItem), await db.$count(admins, page.where))
  },

  inviteAdmins: async (call) => {
    const { actor, body } = call
    assertMayTouch(actor, [body.role])
    assertGrant(actor, body.restriction ?? (await assertRole(call, body.role)))
    await assertRole(call, body.role)
    const ids: string[] = []
    for (const email of new Set(body.emails)) ids.push(await inviteAdmin(call, email, body))
    const rows = await adminRows(call).where(or(...ids.map((id) => eq(admins.id, id))))
    return rows.map(adminItem)
  },

  getAccessMatrix: async (call) => {
    const rows = await adminRows(call).where(ne(admins.role, SUPERADMIN)).orderBy(asc(admins.fullName), asc(admins.id))
    return { people: rows.map(adminItem), asOf: call.now.toISOString() }
  },

  saveAccessMatrix: async (call) => {
    for (const change of call.body.changes) {
      await changeRow({ ...call, version: null }, ADMIN, {
        id: change._id,
        action: 'admin.access',
        reason: call.body.reason,
        rule: async (row) => {
          if (row.version !== change.version) throw stale(await adminView(call, row.id))
          await allowChange(call, row, { restriction: change.restriction })
        },
        set: { restriction: change.restriction },
        view: () => null,
      })
    }
    const rows = await adminRows(call).where(ne(admins.role, SUPERADMIN)).orderBy(asc(admins.fullName), asc(admins.id))
    return { people: rows.map(adminItem), asOf: call.now.toISOString() }
  },

  getAdmin: async (call) => await adminView(call, call.params.id),

  saveAdmin: async (call) => {
    const { body, params } = call
    return await changeRow(call, ADMIN, {
      id: params.id,
      action: 'admin.edit',
      rule: (row) => allowChange(call, row, body),
      set: body,
      view: (row) => adminView(call, row.id),
    })
  },

  resendInvitation: async (call) => {
    await resendInvitation(call, call.params.id)
    return await adminView(call, call.params.id)
  },

  revokeInvitation: async (call) => {
    await revokeInvitation(call, call.params.id)
    return null
  },

  suspendAdmin: async (call) => {
    const { body, params } = call
    return await changeRow(call, ADMIN, {
      id: params.id,
      action: 'admin.suspend',
      reason: body.reason,
      rule: async (row) => {
        await stopRule(call, ['active', 'locked'])(row)
        await assertNotLastSuperadmin(call, row)
        await endSessions(call, { adminId: row.id, reason: 'suspended' })
      },
      set: { status: 'suspended', suspendReason: body.reason },
      view: (row) => adminView(call, row.id),
    })
  },

  reactivateAdmin: async (call) =>
    await changeRow(call, ADMIN, {
      id: call.params.id,
      action: 'admin.reactivate',
      rule: stopRule(call, ['suspended', 'locked']),
      set: { status: 'active', suspendReason: null },
      view: (row) => adminView(call, row.id),
    }),

  resetAdminTwoFactor: async (call) => {
    const { db, body, params } = call
    return await changeRow(call, ADMIN, {
      id: params.id,
      action: 'admin.resetTwoFactor',
      reason: body.reason,
      rule: async (row) => {
        await stopRule(call, ['active', 'suspended', 'locked'])(row)
        if (row.twoFactorEnabledAt === null) throw illegalMove('Two-step sign-in is off already.', 'off')
        await db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, row.id))
        await endSessions(call, { adminId: row.id, reason: 'two_factor_changed' })
      },
      set: { twoFactorEnabledAt: null, totpSecret: null, totpPendingSecret: null },
      view: (row) => adminView(call, row.id),
    })
  },

  removeAdmin: async (call) => {
    const { body, params } = call
    await removeRow(call, ADMIN, {
      id: params.id,
      action: 'admin.remove',
      reason: body.reason,
      rule: async (row) => {
        await stopRule(call, ['active', 'invited', 'suspended', 'locked'])(row)
        if (body.confirmEmail !== row.email)
          throw invalidField('confirmEmail', 'This is not the address of the administrator. Type it exactly.')
        await assertNotLastSuperadmin(call, row)
        await endSessions(call, { adminId: row.id, reason: 'removed' })
      },
      view: (row) => adminView(call, row.id),
    })
    return null
  },

  getAdminTimeline: async (call) => await readTimeline(call, { type: 'admin', id: call.params.id }, call.query.before),

  listRoles: async ({ db }) => await roleRows({ db }),

  createRole: async (call) => {
    const { app, actor, body } = call
    assertGrant(actor, body.restriction)
    await assertNameFree(call, body.name)
    const { id } = await insertRow(call, ROLE, { action: 'role.create', values: { ...body, id: app.newId() } })
    return await readRole(call, id)
  },

  saveRole: async (call) => {
    const { db, actor, body, params } = call
    return await changeRow(call, ROLE, {
      id: params.id,
      action: 'role.edit',
      rule: async (row) => {
        if (body.restriction) assertGrant(actor, body.restriction, row.restriction)
        if (body.name !== undefined && body.name !== row.name) {
          await assertNameFree(call, body.name)
          await db.update(admins).set({ role: body.name }).where(eq(admins.role, row.name))
        }
        await tellMembers(call, body.name ?? row.name)
      },
      set: body,
      view: (row) => readRole(call, row.id),
    })
  },

  deleteRole: async (call) => {
    await removeRow(call, ROLE, {
      id: call.params.id,
      action: 'role.delete',
      rule: async (row) => {
        const members = await call.db.$count(admins, eq(admins.role, row.name))
        if (members > 0) throw conflict(`${members} people have this role. Give them another first.`, 'in_use', { members })
      },
      view: (row) => readRole(call, row.id),
    })
    return null
  },
} satisfies Handlers
