import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '../audit'
import type { AdminRow } from '../auth/beginSession'
import { randomToken, sha256Hex } from '../auth/digest'
import { endSessions } from '../auth/endSessions'
import { passwordChangedLetter, resetLetter } from '../auth/letters'
import { assertPassword } from '../auth/passwordPolicy'
import { assertCode, proofKey } from '../auth/proof'
import { ASK_RULE, accountKey, clearAttempts, countAttempt, PROOF_RULE, type ThrottleRule } from '../auth/throttle'
import { type Call, type Handlers, reply, untransacted } from '../call'
import { admins, resetTokens } from '../db/schema'
import { Failure, invalidField } from '../failure'
import { addressKey } from '../http/clientAddress'
import { sendMail } from '../mail'

/** Letters to one account: three an hour, then silence (S12). */
const LETTER_RULE: ThrottleRule = { free: 2, windowSeconds: 3600, firstWaitSeconds: 3600, maxWaitSeconds: 3600 }
const NEUTRAL = 'If the address belongs to an administrator, a letter with a link is on its way.'

/** Runs after the answer, so its time and outcome show nowhere. */
async function mailLink(call: Call, email: string): Promise<void> {
  const { app, now } = call
  try {
    await countAttempt(app.db, `reset:${accountKey(email)}`, LETTER_RULE, now)
  } catch (error) {
    if (error instanceof Failure) return
    throw error
  }
  const token = randomToken()
  const tokenHash = await sha256Hex(token)
  const effects: (() => void | Promise<void>)[] = []
  await call.transaction(async (inside) => {
    const { db } = inside
    const [admin] = await db.select().from(admins).where(eq(admins.email, email))
    if (admin?.status !== 'active') return
    await db
      .update(resetTokens)
      .set({ usedAt: now })
      .where(and(eq(resetTokens.adminId, admin.id), isNull(resetTokens.usedAt)))
    const expiresAt = new Date(now.getTime() + app.config.resetSeconds * 1000)
    await db.insert(resetTokens).values({ id: app.newId(), adminId: admin.id, tokenHash, createdAt: now, expiresAt })
    const link = `${app.config.publicUrl}/resetPassword/${token}`
    const letter = resetLetter(admin, link, Math.ceil(app.config.resetSeconds / 60))
    await sendMail({ ...inside, after: (effect) => void effects.push(effect) }, letter)
  })
  for (const effect of effects) await effect()
}

async function findToken({ db }: Pick<Call, 'db'>, authToken: string) {
  const [found] = await db
    .select({ token: resetTokens, admin: admins })
    .from(resetTokens)
    .innerJoin(admins, eq(admins.id, resetTokens.adminId))
    .where(eq(resetTokens.tokenHash, await sha256Hex(authToken)))
  return found
}

const STATE_WORDS = {
  expired: 'This link is too old. Ask for a new one.',
  used: 'This link was used already. Ask for a new one.',
  malformed: 'This link is not complete. Copy it whole from the letter, or ask for a new one.',
} as const

type TokenState = 'valid' | keyof typeof STATE_WORDS

function stateOf(found: Awaited<ReturnType<typeof findToken>>, now: Date): TokenState {
  if (found?.admin.status !== 'active') return 'malformed'
  if (found.token.usedAt) return 'used'
  return found.token.expiresAt <= now ? 'expired' : 'valid'
}

async function setPassword(call: Call, admin: AdminRow, tokenHash: string, passwordHash: string, code: string | undefined): Promise<void> {
  const { db, now } = call
  const [taken] = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now)))
    .returning({ id: resetTokens.id })
  if (!taken) throw invalidField('authToken', STATE_WORDS.used)
  await assertCode(call, admin, code)
  await db
    .update(admins)
    .set({ passwordHash, passwordChangedAt: now, mustChangePassword: false, updatedAt: now, version: admin.version + 1 })
    .where(eq(admins.id, admin.id))
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.adminId, admin.id), isNull(resetTokens.usedAt)))
  await endSessions(call, { adminId: admin.id, reason: 'password_changed' })
  await clearAttempts(db, `login:account:${accountKey(admin.email)}`)
  await audit(call, { action: 'admin.password_reset', target: { type: 'admin', id: admin.id, label: admin.email } })
  await sendMail(call, passwordChangedLetter(admin, now))
}

export const passwordResetHandlers = {
  forgotPassword: untransacted(async (call) => {
    await countAttempt(call.db, `ask:source:${addressKey(call.client.ip)}`, ASK_RULE, call.now)
    call.app.background(mailLink(call as unknown as Call, call.body.email))
    return reply(null, { message: NEUTRAL })
  }),

  checkResetToken: untransacted(async (call) => {
    const found = await findToken(call, call.body.authToken)
    const state = stateOf(found, call.now)
    return { state, needsCode: state === 'valid' && found?.admin.twoFactorEnabledAt != null }
  }),

  resetPassword: untransacted(async (call) => {
    const { app, db, now, body } = call
    const found = await findToken(call, body.authToken)
    const state = stateOf(found, now)
    if (!found || state !== 'valid') throw invalidField('authToken', STATE_WORDS[state === 'valid' ? 'malformed' : state])
    const { admin, token } = found
    assertPassword(body.password, admin.email)
    if (admin.passwordHash && (await app.hasher.verify(admin.passwordHash, body.password)))
      throw invalidField('password', 'This is the password in use. Choose another one.')
    if (admin.twoFactorEnabledAt) await countAttempt(db, proofKey(admin.id), PROOF_RULE, now)
    const passwordHash = await app.hasher.hash(body.password)
    await call.transaction((inside) => setPassword(inside as unknown as Call, admin, token.tokenHash, passwordHash, body.code))
    await clearAttempts(db, proofKey(admin.id))
    return reply(null, { message: 'Your password is changed. Sign in with it.' })
  }),
} satisfies Handlers
