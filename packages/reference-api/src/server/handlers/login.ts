import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { loginCodeStep, loginCredentials, loginResult } from '../../contract'
import type { LoginMethod, LoginReason } from '../../contract/adminStates'
import { type AdminRow, beginSession, isKnownDevice } from '../auth/beginSession'
import { deviceName } from '../auth/deviceName'
import { randomToken, sha256Hex } from '../auth/digest'
import { lockedLetter } from '../auth/letters'
import { proofKey, redeemCode, wrongCode } from '../auth/proof'
import { accountKey, accountRule, clearAttempts, countAttempt, PROOF_RULE, refundAttempt, SOURCE_RULE } from '../auth/throttle'
import { type Call, type Endpoints, type Handlers, untransacted } from '../call'
import { admins, attempts, loginHistory, mfaTickets } from '../db/schema'
import { Failure } from '../failure'
import { addressKey } from '../http/clientAddress'
import { sendMail } from '../mail'
import { readSetting } from '../settings'

type LoginCall = Call<Endpoints['login']>
type Credentials = InferOutput<typeof loginCredentials>
type Result = InferOutput<typeof loginResult>

/** Milliseconds between the right password and the right code. */
const TICKET_MS = 5 * 60_000
const TICKET_TRIES = 5

/** A hash of nobody's password, made once an instance: an unknown address costs the same time as a known one (P12). */
const decoys = new WeakMap<object, Promise<string>>()
function decoyHash(hasher: LoginCall['app']['hasher']): Promise<string> {
  const decoy = decoys.get(hasher) ?? hasher.hash(randomToken())
  decoys.set(hasher, decoy)
  return decoy
}

const wrongCredentials = () => new Failure(401, 'The e-mail or the password is wrong.', { code: 'wrong_credentials' })

const sourceKey = (ip: string) => `login:source:${addressKey(ip)}`

/** Two keys of one attempt: where it comes from, and what it aims at. A known browser of the owner is counted apart from strangers (S06). */
async function countLogin(call: LoginCall, admin: AdminRow | undefined, { email, device }: Credentials): Promise<string> {
  const { db, now, client } = call
  const known = admin !== undefined && (await isKnownDevice(call, admin.id, device))
  const target = known && device ? `login:device:${await sha256Hex(device)}` : `login:account:${accountKey(email)}`
  await countAttempt(db, sourceKey(client.ip), SOURCE_RULE, now)
  await countAttempt(db, target, accountRule(await readSetting(db, 'security')), now)
  return target
}

/** Notes a failed attempt; tells the owner when his account begins to be slowed down (S57). */
async function noteFailure(
  call: LoginCall,
  reason: LoginReason,
  email: string,
  admin: AdminRow | undefined,
  method: LoginMethod,
  key?: string,
): Promise<void> {
  await call.transaction(async (inside) => {
    const { app, db, now, client } = inside
    await db.insert(loginHistory).values({
      id: app.newId(),
      adminId: admin?.id ?? null,
      email,
      at: now,
      result: 'failed',
      reason,
      method,
      ip: client.ip,
      agent: client.userAgent,
      device: deviceName(client.userAgent),
    })
    if (!admin || key === undefined) return
    const [counted] = await db.select().from(attempts).where(eq(attempts.key, key))
    const { loginAttempts } = await readSetting(db, 'security')
    if (counted?.failures === loginAttempts) await sendMail(inside, lockedLetter(admin, now))
  })
}

async function openTicket(call: LoginCall, admin: AdminRow, { meta, device }: Credentials): Promise<Result> {
  const { db, now } = call
  const ticket = randomToken()
  await db.insert(mfaTickets).values({
    id: await sha256Hex(ticket),
    adminId: admin.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
    context: { place: meta ?? null, device: device ?? null },
  })
  return { twoFactorRequired: true, ticket }
}

async function passwordStep(call: LoginCall, body: Credentials): Promise<Result> {
  const { app, db } = call
  const decoy = decoyHash(app.hasher)
  const [admin] = await db.select().from(admins).where(eq(admins.email, body.email))
  const key = await countLogin(call, admin, body)
  const matches = await app.hasher.verify(admin?.passwordHash ?? (await decoy), body.password)
  if (!admin?.passwordHash || !matches) {
    await noteFailure(call, admin ? 'wrong_password' : 'unknown_email', body.email, admin, 'password', key)
    throw wrongCredentials()
  }
  if (admin.status !== 'active') {
    await noteFailure(call, admin.status === 'locked' ? 'locked' : 'suspended', body.email, admin, 'password')
    throw new Failure(403, 'This account is suspended. Ask another administrator.', { code: 'forbidden' })
  }
  if (app.hasher.outdated(admin.passwordHash)) {
    const passwordHash = await app.hasher.hash(body.password)
    await db
      .update(admins)
      .set({ passwordHash })
      .where(and(eq(admins.id, admin.id), eq(admins.passwordHash, admin.passwordHash)))
  }
  return await call.transaction(async (inside) => {
    await clearAttempts(inside.db, key)
    await refundAttempt(inside.db, sourceKey(call.client.ip))
    if (admin.twoFactorEnabledAt) return await openTicket(inside, admin, body)
    return await beginSession(inside, { admin, method: 'password', place: body.meta ?? null, device: body.device, oldToken: call.token })
  })
}

/** Takes one of the ticket's tries; `undefined` when it is used, too old or out of tries. */
async function takeTry({ db, now }: LoginCall, ticket: string) {
  const id = await sha256Hex(ticket)
  const alive = and(
    eq(mfaTickets.id, id),
    isNull(mfaTickets.usedAt),
    gt(mfaTickets.expiresAt, now),
    sql`${mfaTickets.attempts} < ${TICKET_TRIES}`,
  )
  const [taken] = await db
    .update(mfaTickets)
    .set({ attempts: sql`${mfaTickets.attempts} + 1` })
    .where(alive)
    .returning()
  return taken
}

async function codeStep(call: LoginCall, { ticket, code, device }: InferOutput<typeof loginCodeStep>): Promise<Result> {
  const { db, now } = call
  const taken = await takeTry(call, ticket)
  if (!taken) throw new Failure(401, 'This sign-in took too long. Start again with your password.', { code: 'wrong_credentials' })
  await countAttempt(db, proofKey(taken.adminId), PROOF_RULE, now)
  const [admin] = await db.select().from(admins).where(eq(admins.id, taken.adminId))
  if (admin?.status !== 'active') throw wrongCredentials()
  const result = await call.transaction(async (inside) => {
    const [used] = await inside.db
      .update(mfaTickets)
      .set({ usedAt: now })
      .where(and(eq(mfaTickets.id, taken.id), isNull(mfaTickets.usedAt)))
      .returning({ context: mfaTickets.context })
    if (!used) return null
    const method = await redeemCode(inside, admin, code)
    if (method === null) {
      await inside.db.update(mfaTickets).set({ usedAt: null }).where(eq(mfaTickets.id, taken.id))
      return null
    }
    await clearAttempts(inside.db, proofKey(admin.id))
    const { place, device: mark } = (used.context ?? {}) as { place?: Record<string, unknown> | null; device?: string | null }
    return await beginSession(inside, { admin, method, place: place ?? null, device: device ?? mark, oldToken: call.token })
  })
  if (result) return result
  await noteFailure(call, 'wrong_code', admin.email, admin, 'totp')
  throw wrongCode()
}

export const loginHandlers = {
  login: untransacted(async (call) => ('ticket' in call.body ? await codeStep(call, call.body) : await passwordStep(call, call.body))),
} satisfies Handlers
