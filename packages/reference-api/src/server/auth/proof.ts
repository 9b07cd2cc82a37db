import { and, eq, isNull, lt } from 'drizzle-orm'
import { audit } from '../audit'
import type { Context } from '../call'
import { admins, recoveryCodes } from '../db/schema'
import { Failure, invalidField } from '../failure'
import { sendMail } from '../mail'
import type { AdminRow } from './beginSession'
import { sha256Hex } from './digest'
import { recoveryCodeUsedLetter } from './letters'
import { unseal } from './secretBox'
import { clearAttempts, countAttempt, PROOF_RULE } from './throttle'
import { matchTotp } from './totp'

/** The spelling that was hashed: letters and digits only. */
const recoveryText = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '')
export const recoveryHash = (adminId: string, code: string) => sha256Hex(`${adminId}:${recoveryText(code)}`)

/** Compare-and-set on the last step: of any number of parallel uses of one code exactly one wins (P15). */
async function redeemTotp({ app, db, now }: Context, admin: AdminRow, code: string): Promise<boolean> {
  if (!admin.totpSecret) return false
  const step = await matchTotp(await unseal(app.ring, admin.id, admin.totpSecret), code, now)
  if (step === null) return false
  const used = await db
    .update(admins)
    .set({ totpLastStep: step })
    .where(and(eq(admins.id, admin.id), lt(admins.totpLastStep, step)))
    .returning({ id: admins.id })
  return used.length === 1
}

async function redeemRecoveryCode(call: Context, admin: AdminRow, code: string): Promise<boolean> {
  const { db, now } = call
  const unused = and(eq(recoveryCodes.adminId, admin.id), isNull(recoveryCodes.usedAt))
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused, eq(recoveryCodes.codeHash, await recoveryHash(admin.id, code))))
    .returning({ id: recoveryCodes.id })
  if (used.length === 0) return false
  const left = await db.$count(recoveryCodes, unused)
  await audit(call, { action: 'admin.recovery_code_used', target: { type: 'admin', id: admin.id, label: admin.email }, after: { left } })
  await sendMail(call, recoveryCodeUsedLetter(admin, left, now))
  return true
}

/** Uses a six-digit or a recovery code, in the transaction of what it opens. `null` when it is wrong, old or used. */
export async function redeemCode(call: Context, admin: AdminRow, code: string): Promise<'totp' | 'recovery' | null> {
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return (await redeemTotp(call, admin, digits)) ? 'totp' : null
  return (await redeemRecoveryCode(call, admin, code)) ? 'recovery' : null
}

export const wrongCode = () => new Failure(401, 'The code is wrong, old or used. Try the next one.', { code: 'wrong_code' })

/** Key of the counter for codes and re-typed passwords of one admin. */
export const proofKey = (adminId: string) => `proof:${adminId}`

/**
 * The signed-in admin types his password again (ASVS 7.5.1). Counted like a sign-in; 422 at `field` when wrong, so that the session,
 * which a 401 would end, goes on. Call it outside a transaction: it hashes.
 */
export async function assertPasswordAgain({ app, db, now }: Context, admin: AdminRow, password: string, field = 'password'): Promise<void> {
  await countAttempt(db, proofKey(admin.id), PROOF_RULE, now)
  if (!admin.passwordHash || !(await app.hasher.verify(admin.passwordHash, password))) throw invalidField(field, 'The password is wrong.')
  await clearAttempts(db, proofKey(admin.id))
}

/** The same for a code, in the transaction. */
export async function assertCode(call: Context, admin: AdminRow, code: string | undefined): Promise<void> {
  if (!admin.twoFactorEnabledAt) return
  if (code === undefined) throw invalidField('code', 'Type the code of your authenticator.')
  if ((await redeemCode(call, admin, code)) === null) throw invalidField('code', 'The code is wrong, old or used. Try the next one.')
}
