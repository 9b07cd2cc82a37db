import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { LoginMethod } from '../../contract/adminStates'
import { audit } from '../audit'
import type { Context } from '../call'
import { admins, knownDevices, loginHistory, sessions, siteSettings } from '../db/schema'
import { sendMail } from '../mail'
import { assertSignInOpen } from '../maintenance'
import { deviceName } from './deviceName'
import { randomToken, sha256Hex } from './digest'
import { endSessions } from './endSessions'
import { newDeviceLetter } from './letters'
import { sessionLimits } from './sessionLimits'
import { readSessionToken, signSessionToken } from './sessionToken'

export type AdminRow = typeof admins.$inferSelect

export interface SignIn {
  readonly admin: AdminRow
  readonly method: LoginMethod
  /** Geolocation answer of the page, kept as it came. */
  readonly place?: Record<string, unknown> | null
  /** Mark of this browser, when it sent one. */
  readonly device?: string | null | undefined
  /** Token that came along: that session ends, so nobody can fix one in advance (S05). */
  readonly oldToken: string | null
}

/** Whether the mark belongs to this admin. */
export async function isKnownDevice({ db }: Pick<Context, 'db'>, adminId: string, mark: string | null | undefined): Promise<boolean> {
  if (!mark) return false
  const mine = and(eq(knownDevices.adminId, adminId), eq(knownDevices.tokenHash, await sha256Hex(mark)))
  return (await db.$count(knownDevices, mine)) > 0
}

/** Remembers the browser; answers its mark and whether the admin has other browsers but not this one. */
async function markDevice(call: Context, adminId: string, mark: string | null | undefined) {
  const { app, db, now } = call
  if (mark && (await isKnownDevice(call, adminId, mark))) {
    const tokenHash = await sha256Hex(mark)
    await db
      .update(knownDevices)
      .set({ lastSeenAt: now })
      .where(and(eq(knownDevices.adminId, adminId), eq(knownDevices.tokenHash, tokenHash)))
    return { device: mark, isNew: false }
  }
  const others = await db.$count(knownDevices, eq(knownDevices.adminId, adminId))
  const device = randomToken()
  await db.insert(knownDevices).values({ id: app.newId(), adminId, tokenHash: await sha256Hex(device), createdAt: now, lastSeenAt: now })
  return { device, isNew: others > 0 }
}

async function endOldToken(call: Context, { admin, oldToken }: SignIn): Promise<void> {
  const old = oldToken === null ? null : await readSessionToken(call.app.ring, oldToken, call.now)
  if (old && old.adminId === admin.id) await endSessions(call, { adminId: admin.id, reason: 'replaced', only: [old.sessionId] })
}

/** Ends the oldest sessions until one more fits. */
async function makeRoom(call: Context, adminId: string): Promise<void> {
  const live = await call.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), isNull(sessions.endedAt), gt(sessions.expiresAt, call.now)))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
  const surplus = live.slice(0, Math.max(0, live.length - call.app.config.maxSessions + 1)).map(({ id }) => id)
  if (surplus.length > 0) await endSessions(call, { adminId, reason: 'replaced', only: surplus })
}

/** Begins a session inside the call's transaction: row, history, audit, notice for a new browser. Answers the token and the browser's mark. */
export async function beginSession(call: Context, signIn: SignIn): Promise<{ token: string; device: string }> {
  const { app, db, now, client } = call
  const { admin, method, place = null } = signIn
  await assertSignInOpen(db, admin.role, now)
  await endOldToken(call, signIn)
  await makeRoom(call, admin.id)
  const { device, isNew } = await markDevice(call, admin.id, signIn.device)
  const [security] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, 'security'))
  const id = app.newId()
  const expiresAt = new Date(now.getTime() + sessionLimits(security?.value, app).absoluteSeconds * 1000)
  const where = { ip: client.ip, agent: client.userAgent, device: deviceName(client.userAgent), place }
  await db.insert(sessions).values({ id, adminId: admin.id, createdAt: now, lastSeenAt: now, expiresAt, method, ...where })
  await db.insert(loginHistory).values({
    id: app.newId(),
    adminId: admin.id,
    email: admin.email,
    at: now,
    result: 'ok',
    method,
    sessionId: id,
    newDevice: isNew,
    ...where,
  })
  await db.update(admins).set({ lastLoginAt: now }).where(eq(admins.id, admin.id))
  const actor = {
    id: admin.id,
    email: admin.email,
    name: admin.fullName,
    role: admin.role,
    restriction: [],
    timeZone: admin.timeZone,
    sessionId: id,
  }
  await audit(
    { ...call, actor },
    { action: 'session.begin', target: { type: 'admin', id: admin.id, label: admin.email }, after: { method } },
  )
  if (isNew) await sendMail(call, newDeviceLetter(admin, where.device, client.ip, now))
  const token = await signSessionToken(app.ring, { sessionId: id, adminId: admin.id, role: admin.role, issuedAt: now, expiresAt })
  return { token, device }
}
