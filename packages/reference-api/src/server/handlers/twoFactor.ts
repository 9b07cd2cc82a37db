import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../audit'
import { toBase32 } from '../auth/base32'
import type { AdminRow } from '../auth/beginSession'
import { endSessions } from '../auth/endSessions'
import { twoFactorChangedLetter } from '../auth/letters'
import { assertCode, assertPasswordAgain, proofKey, recoveryHash } from '../auth/proof'
import { seal, unseal } from '../auth/secretBox'
import { clearAttempts, countAttempt, PROOF_RULE } from '../auth/throttle'
import { matchTotp, newTotpSecret, totpUri } from '../auth/totp'
import { type Context, type Handlers, reply, untransacted } from '../call'
import { admins, recoveryCodes } from '../db/schema'
import { conflict, invalidField, unauthorized } from '../failure'
import { sendMail } from '../mail'

const CODES = 10
/** 80 bits each (P16). */
const CODE_BYTES = 10

/** The caller's own row. */
async function ownRow({ db, actor }: Context): Promise<AdminRow> {
  const [admin] = actor ? await db.select().from(admins).where(eq(admins.id, actor.id)) : []
  if (!admin) throw unauthorized()
  return admin
}

/** Ten new codes; the old ones die. They are kept hashed and shown this once. */
async function newRecoveryCodes({ app, db, now }: Context, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    toBase32(crypto.getRandomValues(new Uint8Array(CODE_BYTES))).replace(/(.{4})(?=.)/g, '$1-'),
  )
  const hashes = await Promise.all(codes.map((code) => recoveryHash(adminId, code)))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ id: app.newId(), adminId, codeHash, createdAt: now })))
  return codes
}

/** What every change of two-step has in common: other sessions end, the owner is told, the log knows. */
async function announce(call: Context, admin: AdminRow, what: 'turned on' | 'turned off' | 'given new recovery codes'): Promise<void> {
  const { actor, now } = call
  await endSessions(call, { adminId: admin.id, reason: 'two_factor_changed', except: actor?.sessionId })
  await audit(call, {
    action: `admin.two_factor.${what.replaceAll(' ', '_')}`,
    target: { type: 'admin', id: admin.id, label: admin.email },
  })
  await sendMail(call, twoFactorChangedLetter(admin, what, now))
}

export const twoFactorHandlers = {
  /** Until the first enable every reading makes a new seed: no seed can be read twice (S09). */
  getTwoFactor: async (call) => {
    const { app, db } = call
    const admin = await ownRow(call)
    if (admin.twoFactorEnabledAt) {
      const left = await db.$count(recoveryCodes, and(eq(recoveryCodes.adminId, admin.id), isNull(recoveryCodes.usedAt)))
      return { enabled: true, enabledAt: admin.twoFactorEnabledAt.toISOString(), recoveryCodesLeft: left, setup: null }
    }
    const secret = newTotpSecret()
    await db
      .update(admins)
      .set({ totpPendingSecret: await seal(app.ring, admin.id, secret) })
      .where(and(eq(admins.id, admin.id), isNull(admins.twoFactorEnabledAt)))
    return { enabled: false, enabledAt: null, recoveryCodesLeft: 0, setup: { secret, uri: totpUri(secret, admin.email) } }
  },

  enableTwoFactor: untransacted(async (call) => {
    const { app, db, now, body } = call
    const admin = await ownRow(call)
    if (admin.twoFactorEnabledAt || !admin.totpPendingSecret)
      throw conflict('Two-step sign-in is on already. Load the page again.', 'illegal_move')
    await assertPasswordAgain(call, admin, body.password)
    await countAttempt(db, proofKey(admin.id), PROOF_RULE, now)
    const secret = await unseal(app.ring, admin.id, admin.totpPendingSecret)
    const step = await matchTotp(secret, body.code, now)
    if (step === null) throw invalidField('code', 'The code is wrong or old. Check the clock of your phone and try the next one.')
    const totpSecret = await seal(app.ring, admin.id, secret)
    const codes = await call.transaction(async (inside) => {
      const set = {
        totpSecret,
        totpPendingSecret: null,
        totpLastStep: step,
        twoFactorEnabledAt: now,
        updatedAt: now,
        version: admin.version + 1,
      }
      const pending = and(
        eq(admins.id, admin.id),
        isNull(admins.twoFactorEnabledAt),
        eq(admins.totpPendingSecret, admin.totpPendingSecret ?? ''),
      )
      const changed = await inside.db.update(admins).set(set).where(pending).returning({ id: admins.id })
      if (changed.length === 0) throw conflict('Two-step sign-in is on already. Load the page again.', 'illegal_move')
      await clearAttempts(inside.db, proofKey(admin.id))
      const made = await newRecoveryCodes(inside, admin.id)
      await announce(inside, admin, 'turned on')
      return made
    })
    return reply({ recoveryCodes: codes }, { message: 'Two-step sign-in is on.' })
  }),

  changeTwoFactor: untransacted(async (call) => {
    const { db, now, body } = call
    const admin = await ownRow(call)
    if (!admin.twoFactorEnabledAt) throw conflict('Two-step sign-in is off already. Load the page again.', 'illegal_move')
    await assertPasswordAgain(call, admin, body.password)
    await countAttempt(db, proofKey(admin.id), PROOF_RULE, now)
    return await call.transaction(async (inside) => {
      await assertCode(inside, admin, body.code)
      await clearAttempts(inside.db, proofKey(admin.id))
      if (body.action === 'regenerate') {
        const recoveryCodes = await newRecoveryCodes(inside, admin.id)
        await announce(inside, admin, 'given new recovery codes')
        return reply({ recoveryCodes }, { message: 'The old recovery codes no longer work.' })
      }
      await inside.db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, admin.id))
      const off = { totpSecret: null, totpPendingSecret: null, twoFactorEnabledAt: null, updatedAt: now, version: admin.version + 1 }
      await inside.db.update(admins).set(off).where(eq(admins.id, admin.id))
      await announce(inside, admin, 'turned off')
      return reply(null, { message: 'Two-step sign-in is off.' })
    })
  }),
} satisfies Handlers
