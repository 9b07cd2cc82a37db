import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Restriction } from '../../contract/restriction'
import { SUPERADMIN } from '../access'
import type { Actor } from '../call'
import type { Db } from '../db/database'
import { admins, roles, sessions, siteSettings } from '../db/schema'
import { unauthorized } from '../failure'
import type { App } from '../ports'
import { sessionLimits } from './sessionLimits'
import { readSessionToken } from './sessionToken'

/** Use is noted at most once a second: more exact than anybody can see (P20), and cheap under load. */
const TOUCH_MS = 1000

const restrictionOf = (role: string, own: Restriction[] | null, ofRole: Restriction[] | null) =>
  role === SUPERADMIN ? [] : (own ?? ofRole ?? [])

const maintenanceRow = alias(siteSettings, 'maintenance')

/** The session and its admin as they are now. Throws 401 with the reason when either has ended. One query. */
async function load(db: Db, app: App, sessionId: string, now: Date) {
  const [found] = await db
    .select({
      session: sessions,
      admin: admins,
      roleRestriction: roles.restriction,
      security: siteSettings.value,
      maintenance: maintenanceRow.value,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .leftJoin(roles, eq(roles.name, admins.role))
    .leftJoin(siteSettings, eq(siteSettings.section, 'security'))
    .leftJoin(maintenanceRow, eq(maintenanceRow.section, 'maintenance'))
    .where(eq(sessions.id, sessionId))
  if (!found) throw unauthorized()
  const { session, admin, roleRestriction, security, maintenance } = found
  if (session.endedAt || admin.status !== 'active') throw unauthorized('You were signed out.', 'ended')
  const { idleSeconds } = sessionLimits(security, app)
  const idleEnd = session.lastSeenAt.getTime() + idleSeconds * 1000
  if (now >= session.expiresAt || now.getTime() >= idleEnd) throw unauthorized('Your session has expired. Sign in again.', 'expired')
  const actor: Actor = {
    id: admin.id,
    email: admin.email,
    name: admin.fullName,
    role: admin.role,
    restriction: restrictionOf(admin.role, admin.restriction, roleRestriction),
    timeZone: admin.timeZone,
    sessionId: session.id,
  }
  return { actor, session, mustChangePassword: admin.mustChangePassword, maintenance }
}

/** Who sent the request: `null` without a token, an actor for a living session. Throws 401 for anything between. */
export async function readSession(app: App, token: string | null, now: Date) {
  if (token === null) return null
  const claims = await readSessionToken(app.ring, token, now)
  if (!claims) throw unauthorized()
  if (claims.expired) throw unauthorized('Your session has expired. Sign in again.', 'expired')
  const found = await load(app.db, app, claims.sessionId, now)
  if (found.actor.id !== claims.adminId) throw unauthorized()
  return found
}

/** Notes that the session was used, which moves its idle end. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), lt(sessions.lastSeenAt, new Date(now.getTime() - TOUCH_MS))))
}

/** Inside a write's transaction: the session still lives, and cannot be ended before the commit (S16). Returns the actor as he is now. */
export async function holdSession(db: Db, app: App, sessionId: string, now: Date): Promise<Actor> {
  await db.execute(sql`select 1 from ${sessions} where ${sessions.id} = ${sessionId} for share`)
  return (await load(db, app, sessionId, now)).actor
}
