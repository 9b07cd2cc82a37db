import { and, desc, eq, gt, ilike, inArray, isNull, or } from 'drizzle-orm'
import { LOGIN_HISTORY_LIST } from '../../contract'
import { audit } from '../audit'
import { endSessions } from '../auth/endSessions'
import { sessionLimits } from '../auth/sessionLimits'
import { type Handlers, reply } from '../call'
import { admins, loginHistory, sessions, siteSettings } from '../db/schema'
import { notFound } from '../failure'
import { containing, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import { placeOf, sessionItem } from './sessionItem'

export const ownSessionHandlers = {
  listLoginHistory: async (call) => {
    const { db, actor, list } = call
    const page = listPage(LOGIN_HISTORY_LIST, list, {
      fields: loginHistory,
      id: loginHistory.id,
      zone: actor.timeZone,
      search: (words) => or(ilike(loginHistory.ip, containing(words)), ilike(loginHistory.device, containing(words))),
    })
    const where = and(eq(loginHistory.adminId, actor.id), page.where)
    const rows = await db
      .select()
      .from(loginHistory)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    const ids = rows.map(({ sessionId }) => sessionId).filter((id) => id !== null)
    const begun = ids.length > 0 ? await db.select().from(sessions).where(inArray(sessions.id, ids)) : []
    const items = rows.map((row) => {
      const session = begun.find(({ id }) => id === row.sessionId)
      return {
        ...row,
        at: row.at.toISOString(),
        place: placeOf(row.place),
        disownedAt: row.disownedAt?.toISOString() ?? null,
        session: session
          ? {
              id: session.id,
              current: session.id === actor.sessionId,
              endedAt: session.endedAt?.toISOString() ?? null,
              endReason: session.endReason,
            }
          : null,
      }
    })
    return listResult(call, items, await db.$count(loginHistory, where))
  },

  /** "This wasn't me": the session ends, and every later sign-in leads to a new password first. */
  disownLogin: async (call) => {
    const { db, now, actor, params } = call
    const [login] = await db
      .update(loginHistory)
      .set({ disownedAt: now })
      .where(and(eq(loginHistory.id, params.id), eq(loginHistory.adminId, actor.id)))
      .returning()
    if (!login) throw notFound('Sign-in')
    await db.update(admins).set({ mustChangePassword: true }).where(eq(admins.id, actor.id))
    if (login.sessionId) await endSessions(call, { adminId: actor.id, reason: 'disowned', only: [login.sessionId] })
    await audit(call, { action: 'session.disown', target: { type: 'admin', id: actor.id, label: actor.email }, after: { login: login.id } })
    return reply(null, { message: 'That session has ended. Choose a new password now.' })
  },

  listOwnSessions: async ({ app, db, now, actor }) => {
    const [security] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, 'security'))
    const idleSince = new Date(now.getTime() - sessionLimits(security?.value, app).idleSeconds * 1000)
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.adminId, actor.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    return rows.map((row) => sessionItem(row, actor.sessionId))
  },

  endOwnSession: async (call) => {
    const { actor, params } = call
    const ended = await endSessions(call, { adminId: actor.id, reason: 'revoked', only: [params.id] })
    if (ended === 0) throw notFound('Session')
    await audit(call, { action: 'session.revoke', target: { type: 'admin', id: actor.id, label: actor.email }, after: { ended } })
    return null
  },

  endOtherSessions: async (call) => {
    const { actor } = call
    const ended = await endSessions(call, { adminId: actor.id, reason: 'revoked', except: actor.sessionId })
    await audit(call, { action: 'session.revoke_others', target: { type: 'admin', id: actor.id, label: actor.email }, after: { ended } })
    return { ended }
  },
} satisfies Handlers
