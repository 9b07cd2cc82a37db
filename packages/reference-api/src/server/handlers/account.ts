import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { profile } from '../../contract'
import { audit } from '../audit'
import type { AdminRow } from '../auth/beginSession'
import { randomToken, sha256Hex } from '../auth/digest'
import { endSessions } from '../auth/endSessions'
import { confirmEmailLetter, emailChangedLetter, passwordChangedLetter } from '../auth/letters'
import { assertPassword } from '../auth/passwordPolicy'
import { assertCode, assertPasswordAgain, proofKey } from '../auth/proof'
import { clearAttempts, countAttempt, PROOF_RULE } from '../auth/throttle'
import { type Call, type Context, type Handlers, reply, untransacted } from '../call'
import { changeRow, type RecordKind } from '../change'
import { admins, emailChanges, resetTokens } from '../db/schema'
import { conflict, invalidField, unauthorized } from '../failure'
import { restrictionView } from '../grants'
import { sendMail } from '../mail'

const KIND: RecordKind<typeof admins> = { table: admins, label: 'Account', type: 'admin', name: (row) => row.email }

type Own = Pick<Context, 'db' | 'now'> & Pick<Call, 'actor'>

async function ownRow({ db, actor }: { readonly db: Context['db']; readonly actor: Context['actor'] }): Promise<AdminRow> {
  const [admin] = actor ? await db.select().from(admins).where(eq(admins.id, actor.id)) : []
  if (!admin) throw unauthorized()
  return admin
}

async function profileView({ db, now, actor }: Own, row: AdminRow): Promise<InferInput<typeof profile>> {
  const [pending] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.adminId, row.id), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1)
  return {
    _id: row.id,
    email: row.email,
    pendingEmail: pending?.newEmail ?? null,
    fullName: row.fullName,
    role: row.role,
    restriction: restrictionView(actor?.restriction ?? []),
    twoFactor: row.twoFactorEnabledAt !== null,
    timeZone: row.timeZone,
    theme: row.theme,
    density: row.density,
    landingPage: row.landingPage,
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

export const accountHandlers = {
  getProfile: async (call) => await profileView(call, await ownRow(call)),

  saveProfile: async (call) =>
    await changeRow(call, KIND, { id: call.actor.id, action: 'profile.save', set: call.body, view: (row) => profileView(call, row) }),

  changeEmail: untransacted(async (call) => {
    const { app, now, body } = call
    const admin = await ownRow(call)
    await assertPasswordAgain(call, admin, body.password)
    const token = randomToken()
    const tokenHash = await sha256Hex(token)
    return await call.transaction(async (inside) => {
      const { db } = inside
      const open = and(eq(emailChanges.adminId, admin.id), isNull(emailChanges.usedAt))
      await db.update(emailChanges).set({ usedAt: now }).where(open)
      const expiresAt = new Date(now.getTime() + app.config.resetSeconds * 1000)
      await db
        .insert(emailChanges)
        .values({ id: app.newId(), tokenHash, adminId: admin.id, newEmail: body.email, createdAt: now, expiresAt })
      const link = `${app.config.publicUrl}/profile?confirmEmail=${token}`
      await audit(inside, {
        action: 'profile.email_asked',
        target: { type: 'admin', id: admin.id, label: admin.email },
        after: { newEmail: body.email },
      })
      await sendMail(inside, confirmEmailLetter({ ...admin, email: body.email }, link, Math.ceil(app.config.resetSeconds / 60)))
      await sendMail(inside, emailChangedLetter(admin, body.email, now))
      return await profileView(inside, admin)
    })
  }),

  confirmEmail: async (call) => {
    const { db, now, actor, body } = call
    const tokenHash = await sha256Hex(body.token)
    const mine = and(
      eq(emailChanges.tokenHash, tokenHash),
      eq(emailChanges.adminId, actor.id),
      isNull(emailChanges.usedAt),
      gt(emailChanges.expiresAt, now),
    )
    const [change] = await db.update(emailChanges).set({ usedAt: now }).where(mine).returning()
    if (!change) throw invalidField('token', 'This link is too old or was used already. Ask for a new one.')
    if ((await db.$count(admins, eq(admins.email, change.newEmail))) > 0) throw conflict('Another account has this address.', 'taken')
    await db
      .update(resetTokens)
      .set({ usedAt: now })
      .where(and(eq(resetTokens.adminId, actor.id), isNull(resetTokens.usedAt)))
    return await changeRow(call, KIND, {
      id: actor.id,
      action: 'profile.email',
      set: { email: change.newEmail },
      view: (row) => profileView(call, row),
    })
  },

  changePassword: untransacted(async (call) => {
    const { app, db, now, actor, body } = call
    const admin = await ownRow(call)
    await assertPasswordAgain(call, admin, body.currentPassword, 'currentPassword')
    assertPassword(body.password, admin.email)
    if (admin.twoFactorEnabledAt) await countAttempt(db, proofKey(admin.id), PROOF_RULE, now)
    const passwordHash = await app.hasher.hash(body.password)
    await call.transaction(async (inside) => {
      await assertCode(inside, admin, body.code)
      await clearAttempts(inside.db, proofKey(admin.id))
      const set = { passwordHash, passwordChangedAt: now, mustChangePassword: false }
      await changeRow({ ...inside, version: null }, KIND, { id: admin.id, action: 'profile.password', set, view: () => null })
      await inside.db
        .update(resetTokens)
        .set({ usedAt: now })
        .where(and(eq(resetTokens.adminId, admin.id), isNull(resetTokens.usedAt)))
      await endSessions(inside, { adminId: admin.id, reason: 'password_changed', except: actor.sessionId })
      await sendMail(inside, passwordChangedLetter(admin, now))
    })
    return reply(null, { message: 'Your password is changed. Other sessions have ended.' })
  }),
} satisfies Handlers
