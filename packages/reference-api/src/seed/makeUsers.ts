import type { KycStatus, UserState } from '../contract/userStates'
import type { userLogins, userSessions, users } from '../server/db/schema'
import { handleOf, KNOWN_PEOPLE, NAME_SETS, type Person, UNUSUAL_PEOPLE } from './people'
import { createRandom, type Random, scatter } from './random'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DEVICES = [
  'Chrome on Windows',
  'Chrome on Android',
  'Safari on iPhone',
  'Safari on Mac',
  'Firefox on Linux',
  'Edge on Windows',
] as const
const LABELS = ['early bird', 'whale', 'partner', 'newsletter', 'beta', 'high risk', 'press'] as const
const REJECTIONS = [
  'The document is blurred.',
  'The name differs from the account.',
  'The document has expired.',
  'The selfie does not match.',
] as const

/** Users whose states a small world must not miss. */
const FIXED: Readonly<Record<number, { state?: UserState; kyc?: KycStatus }>> = {
  19: { state: 'banned' },
  20: { state: 'deleted' },
  21: { state: 'pending' },
  22: { state: 'active', kyc: 'rejected' },
  23: { state: 'active', kyc: 'expired' },
  24: { state: 'active', kyc: 'none' },
  25: { state: 'active', kyc: 'verified' },
}

/** A user before his figures are known. */
export type UserDraft = Omit<typeof users.$inferInsert, 'balanceUsdt' | 'orders' | 'volume30d' | 'lastLoginAt' | 'lastIp'> & {
  readonly id: number
  readonly createdAt: Date
}
export type UserLoginRow = typeof userLogins.$inferInsert

/** Everybody, oldest first. Ids are 1, 2, 3 … The people of the design pictures are the newest of an ordinary world. */
export function makeUsers(plan: SeedPlan, now: Date): UserDraft[] {
  const random = createRandom(plan.seed + 3)
  const named = [...KNOWN_PEOPLE, ...UNUSUAL_PEOPLE]
  const handles = new Map(named.map(({ handle }) => [handle, 1]))
  const known = plan.users - KNOWN_PEOPLE.length
  const fixed = Object.keys(FIXED).map(Number)
  const waiting = pickSet(random, plan.kycWaiting, plan.users, fixed)
  const frozen = pickSet(random, plan.frozen, plan.users, [...waiting, ...fixed])
  return Array.from({ length: plan.users }, (_, index) => {
    const own = KNOWN_PEOPLE[index - known] ?? UNUSUAL_PEOPLE[index - 3]
    const person = own ?? stranger(random)
    const nth = own ? 1 : (handles.get(person.handle) ?? 0) + 1
    if (!own) handles.set(person.handle, nth)
    const age = (1 - (index + 1) / plan.users) ** 1.4 * plan.days * DAY_MS + random.int(1, 25) * MINUTE_MS
    const createdAt = new Date(now.getTime() - Math.max(age, (plan.users - index) * MINUTE_MS))
    return draft({ random, index, person, nth, createdAt, now, waiting: waiting.has(index), frozen: frozen.has(index) })
  })
}

function pickSet(random: Random, count: number, below: number, without: Iterable<number>): Set<number> {
  const taken = new Set(without)
  const free = Array.from({ length: below }, (_, index) => index).filter((index) => !taken.has(index))
  return new Set(random.sample(count, free.length).map((at) => free[at] as number))
}

function stranger(random: Random): Person {
  const set = random.pick(NAME_SETS)
  const name = `${random.pick(set.first)} ${random.pick(set.last)}`
  return { name, handle: handleOf(name), country: set.country, dial: set.dial }
}

interface DraftInput {
  readonly random: Random
  readonly index: number
  readonly person: Person
  readonly nth: number
  readonly createdAt: Date
  readonly now: Date
  readonly waiting: boolean
  readonly frozen: boolean
}

function draft({ random, index, person, nth, createdAt, now, waiting, frozen }: DraftInput): UserDraft {
  const userType = index % 40 === 11 ? 'bot' : index % 60 === 31 ? 'staff' : 'user'
  const state: UserState = frozen
    ? 'frozen'
    : waiting
      ? 'active'
      : (FIXED[index]?.state ?? random.weighted({ active: 91, pending: 6, banned: 2, deleted: 1 }))
  const kycStatus: KycStatus = waiting
    ? 'pending'
    : state === 'pending'
      ? 'none'
      : (FIXED[index]?.kyc ?? random.weighted({ verified: 70, none: 23, rejected: 4, expired: 3 }))
  const sinceJoined = now.getTime() - createdAt.getTime()
  const later = (share: number) => new Date(createdAt.getTime() + Math.floor(sinceJoined * share))
  const asked = waiting ? later(0.5 + random.next() * 0.45) : later(random.next() * 0.4)
  const reviewed = kycStatus === 'verified' || kycStatus === 'rejected' || kycStatus === 'expired'
  const flagged = state === 'frozen' || random.chance(0.025)
  const blocked = !frozen && random.chance(0.012)
  const gone = state === 'deleted'
  return {
    id: index + 1,
    uid: `ID${String((scatter(index) * 2 + 1_000_000_007) % 10_000_000_000).padStart(10, '0')}`,
    email: gone ? `deleted-${index + 1}@example.com` : `${person.handle}${nth === 1 ? '' : nth}@example.com`,
    username: !gone && random.chance(0.6) ? `${person.handle.replace(/[^a-z]/g, '').slice(0, 12)}${1000 + index}`.slice(0, 20) : null,
    fullName: gone ? 'Deleted user' : person.name,
    phone: gone || random.chance(0.25) ? null : `+${person.dial}${random.int(200_000_000, 999_999_999)}`,
    country: random.chance(0.03) ? null : person.country,
    dob: gone || kycStatus === 'none' ? null : `${random.int(1955, 2006)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    state,
    stateReason: frozen
      ? random.pick(['Sign-ins from two countries within an hour.', 'A card payment was charged back.', 'Asked for by the user.'])
      : state === 'banned'
        ? 'Broke the terms of use.'
        : null,
    kycStatus,
    kycLevel: kycStatus === 'verified' ? (random.chance(0.45) ? 1 : random.int(2, 5)) : 0,
    kycRejectReason: kycStatus === 'rejected' ? random.pick(REJECTIONS) : null,
    kycSubmittedAt: kycStatus === 'none' ? null : asked,
    kycReviewedAt: reviewed ? new Date(asked.getTime() + Math.floor((now.getTime() - asked.getTime()) * random.between(0.02, 0.3))) : null,
    kycReviewedBy: reviewed ? 'admin-4' : null,
    emailVerified: state !== 'pending' && random.chance(0.97),
    otpEnabled: state === 'active' && random.chance(0.58),
    flagged,
    flagReason: flagged
      ? random.pick(['Unusual deposits.', 'Same device as a banned account.', 'Asked to be watched by compliance.'])
      : null,
    withdrawalBlockedUntil: blocked ? new Date(now.getTime() + random.int(2, 72) * 3_600_000) : null,
    userType,
    feeGroup: random.weighted({ 'vip-0': 70, 'vip-1': 12, 'vip-2': 7, 'vip-3': 4, 'vip-5': 4, 'vip-7': 2, 'vip-9': 1 }),
    labels: random.chance(0.18) ? random.sample(random.int(1, 2), LABELS.length).map((at) => LABELS[at] as string) : [],
    createdAt,
    updatedAt: later(0.6 + random.next() * 0.4),
    version: random.int(1, 6),
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Addresses of the ranges that are kept for documents. */
const address = (random: Random) => `${random.pick(['203.0.113', '198.51.100', '192.0.2'])}.${random.int(1, 254)}`

/** Sign-ins of one user, oldest first. */
export function makeLogins(plan: SeedPlan, now: Date, user: UserDraft): UserLoginRow[] {
  if (user.state === 'deleted') return []
  const random = createRandom(plan.seed + 4 + user.id * 31)
  const dormant = random.chance(0.08)
  const until = now.getTime() - (dormant ? 95 * DAY_MS : 0)
  const from = Math.max(user.createdAt.getTime(), now.getTime() - 120 * DAY_MS - (dormant ? 60 * DAY_MS : 0))
  if (user.state === 'pending' || until <= from) return []
  const device = random.pick(DEVICES)
  const ip = address(random)
  const count = random.int(1, plan.loginsPerUser)
  return Array.from({ length: count }, () => from + Math.floor((until - from) * random.next() ** 0.6))
    .sort((a, b) => a - b)
    .map((at, nth) => {
      const wrong = nth < count - 1 && random.chance(0.09)
      return {
        id: `ul-${user.id}-${nth + 1}`,
        userId: user.id,
        at: new Date(at),
        result: wrong ? random.pick(['wrong_password', 'wrong_code'] as const) : 'succeeded',
        ip: random.chance(0.8) ? ip : address(random),
        device: random.chance(0.85) ? device : random.pick(DEVICES),
        country: user.country ?? null,
      }
    })
}

/** The session that the last sign-in began, open while it is fresh. */
export function makeUserSession(now: Date, user: UserDraft, last: UserLoginRow | undefined): typeof userSessions.$inferInsert | undefined {
  if (last?.result !== 'succeeded') return undefined
  const fresh = now.getTime() - last.at.getTime() < 7 * DAY_MS && user.state === 'active'
  const lastSeenAt = new Date(Math.min(now.getTime(), last.at.getTime() + 40 * MINUTE_MS))
  return {
    id: `us-${user.id}`,
    userId: user.id,
    createdAt: last.at,
    lastSeenAt,
    ip: last.ip ?? null,
    device: last.device ?? null,
    country: last.country ?? null,
    endedAt: fresh ? null : lastSeenAt,
    endReason: fresh ? null : user.state === 'frozen' ? 'frozen' : 'expired',
  }
}
