import { eq } from 'drizzle-orm'
import type { SettingValues } from '../../contract/settings'
import { SUPERADMIN } from '../access'
import { audit } from '../audit'
import { endSessions } from '../auth/endSessions'
import { sessionLimits } from '../auth/sessionLimits'
import type { Call, Handlers } from '../call'
import { reply } from '../call'
import { admins, sessions, siteSettings } from '../db/schema'
import { unauthorized } from '../failure'
import { restrictionView } from '../grants'
import { readSetting } from '../settings'

type SessionCall = Pick<Call, 'db' | 'app' | 'now'> & { readonly actor: { readonly sessionId: string } }

async function clockOf({ db, app, now, actor }: SessionCall) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, actor.sessionId))
  if (!session) throw unauthorized()
  const [security] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, 'security'))
  const idleEnd = session.lastSeenAt.getTime() + sessionLimits(security?.value, app).idleSeconds * 1000
  return {
    now: now.toISOString(),
    idleEndsAt: new Date(Math.min(idleEnd, session.expiresAt.getTime())).toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** Whether the site's policy wants two-step of the role. */
const wantsTwoFactor = (policy: SettingValues['security']['twoFactorPolicy'], role: string) =>
  policy === 'everyone' || (policy === 'superadmins' && role === SUPERADMIN)

export const sessionHandlers = {
  getAdminDetail: async ({ db, actor }) => {
    const [admin] = await db.select().from(admins).where(eq(admins.id, actor.id))
    if (!admin) throw unauthorized()
    const { twoFactorPolicy } = await readSetting(db, 'security')
    return {
      _id: actor.id,
      email: actor.email,
      fullName: actor.name,
      role: actor.role,
      restriction: restrictionView(actor.restriction),
      mustChangePassword: admin.mustChangePassword,
      twoFactor: admin.twoFactorEnabledAt !== null,
      twoFactorRequired: admin.twoFactorEnabledAt === null && wantsTwoFactor(twoFactorPolicy, actor.role),
    }
  },

  logout: async (call) => {
    const { actor } = call
    await endSessions(call, { adminId: actor.id, reason: 'signed_out', only: [actor.sessionId] })
    await audit(call, { action: 'session.end', target: { type: 'admin', id: actor.id, label: actor.email } })
    return reply(null, { headers: { 'Clear-Site-Data': '"cache"' } })
  },

  getSessionClock: (call) => clockOf(call),

  staySignedIn: async (call) => {
    await call.db.update(sessions).set({ lastSeenAt: call.now }).where(eq(sessions.id, call.actor.sessionId))
    return await clockOf(call)
  },
} satisfies Handlers
