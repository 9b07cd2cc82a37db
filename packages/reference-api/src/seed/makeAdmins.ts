import type { AdminStatus } from '../contract/adminStates'
import { ROLE_PRESETS } from '../contract/rolePresets'
import type { admins, invitations, loginHistory, roles, sessions } from '../server/db/schema'
import { createRandom } from './random'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** People of the back office. The first three have fixed parts in story worlds. */
const PEOPLE = [
  { id: 'admin-1', email: 'ava@quarterdeck.example', fullName: 'Ava Lindqvist', role: 'superadmin' },
  { id: 'admin-2', email: 'noah@quarterdeck.example', fullName: 'Noah Petrov', role: 'Support' },
  { id: 'admin-3', email: 'mina@quarterdeck.example', fullName: 'Mina Okafor', role: 'superadmin' },
  { id: 'admin-4', email: 'tomas@quarterdeck.example', fullName: 'Tomas Lindgren', role: 'KYC officer' },
  { id: 'admin-5', email: 'aiko@quarterdeck.example', fullName: 'Aiko Mori', role: 'Trading ops' },
  { id: 'admin-6', email: 'rafael@quarterdeck.example', fullName: 'Rafael Conceição', role: 'Accountant' },
  { id: 'admin-7', email: 'zoe@quarterdeck.example', fullName: 'Zoe Marchetti', role: 'Content editor' },
  { id: 'admin-8', email: 'samir@quarterdeck.example', fullName: 'Samir Patel', role: 'Trading ops' },
  { id: 'admin-9', email: 'nadia@quarterdeck.example', fullName: 'Nadia Papadopoulou', role: 'KYC officer' },
] as const

const STATUSES: Readonly<Partial<Record<string, AdminStatus>>> = { 'admin-7': 'locked', 'admin-8': 'invited', 'admin-9': 'suspended' }
const WITH_TWO_STEP = new Set(['admin-4', 'admin-5', 'admin-6'])
const DEVICES = ['Firefox on Linux', 'Chrome on Windows', 'Safari on Mac', 'Safari on iPhone'] as const
const PLACES = [
  { city: 'Stockholm', country: 'SE' },
  { city: 'Lisbon', country: 'PT' },
  { city: 'Lagos', country: 'NG' },
  { city: 'Nairobi', country: 'KE' },
] as const

/** Five roles, made from the presets. */
export function makeRoles(now: Date): (typeof roles.$inferInsert)[] {
  return ROLE_PRESETS.slice(0, 5).map(({ name, description, restriction }, index) => ({
    id: `role-${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    description,
    restriction: [...restriction],
    createdAt: new Date(now.getTime() - 300 * DAY_MS),
    updatedAt: new Date(now.getTime() - (20 + index * 9) * DAY_MS),
    version: index + 1,
  }))
}

/** Admins with what they did at the door. Without a hash nobody can sign in; a mailed reset link gives a password. */
export function makeAdmins(now: Date, passwordHash: string | null, count: number) {
  const random = createRandom(31)
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows: (typeof admins.$inferInsert)[] = []
  const history: (typeof loginHistory.$inferInsert)[] = []
  const open: (typeof sessions.$inferInsert)[] = []
  PEOPLE.slice(0, count).forEach((person, index) => {
    const status = STATUSES[person.id] ?? 'active'
    const invited = status === 'invited'
    const last = invited ? null : before((index * 5 + 1) * HOUR_MS)
    rows.push({
      ...person,
      restriction:
        person.id === 'admin-6'
          ? [
              { name: 'Conversions', actions: ['refund', 'refund.approve', 'export'] },
              { name: 'Users List', actions: ['export', 'balance.adjust', 'balance.approve'] },
            ]
          : null,
      status,
      suspendReason: status === 'suspended' ? 'Left the trading desk; waits for the hand-over.' : null,
      passwordHash: invited ? null : passwordHash,
      passwordChangedAt: invited ? null : before((30 + index * 11) * DAY_MS),
      twoFactorEnabledAt: WITH_TWO_STEP.has(person.id) ? before(60 * DAY_MS) : null,
      timeZone: ['Europe/Stockholm', 'UTC', 'Africa/Lagos', 'Asia/Tokyo'][index % 4] ?? 'UTC',
      lastLoginAt: last,
      createdAt: before((380 - index * 40) * DAY_MS),
      updatedAt: before((12 + index) * DAY_MS),
    })
    if (last === null) return
    const device = random.pick(DEVICES)
    const ip = `198.51.100.${20 + index}`
    const where = PLACES[index % PLACES.length] ?? null
    for (let nth = 0; nth < 8; nth += 1) {
      const failed = nth === 3 || (nth === 6 && index % 2 === 0)
      history.push({
        id: `login-${index + 1}-${nth + 1}`,
        adminId: person.id,
        email: person.email,
        at: new Date(last.getTime() - nth * (DAY_MS + index * HOUR_MS)),
        result: failed ? 'failed' : 'ok',
        reason: failed ? (nth === 3 ? 'wrong_password' : 'locked') : null,
        method: 'password',
        sessionId: nth === 0 && status === 'active' ? `session-${index + 1}` : null,
        ip: failed && nth === 6 ? '203.0.113.77' : ip,
        device: nth === 5 ? random.pick(DEVICES) : device,
        place: where,
        newDevice: nth === 7,
      })
    }
    if (status !== 'active') return
    open.push({
      id: `session-${index + 1}`,
      adminId: person.id,
      createdAt: last,
      lastSeenAt: before((index * 9 + 2) * MINUTE_MS),
      expiresAt: new Date(last.getTime() + 8 * HOUR_MS),
      method: 'password',
      ip,
      device,
      place: where,
    })
  })
  return { rows, history, sessions: open.filter(({ expiresAt }) => expiresAt > now) }
}

/** The open invitation of the one who has not come yet. Its link is known to nobody. */
export function makeInvitations(now: Date, count: number): (typeof invitations.$inferInsert)[] {
  const person = PEOPLE.slice(0, count).find(({ id }) => STATUSES[id] === 'invited')
  if (!person) return []
  const createdAt = new Date(now.getTime() - 2 * DAY_MS)
  return [
    {
      id: 'invitation-1',
      tokenHash: 'no-link-leads-here',
      adminId: person.id,
      email: person.email,
      role: person.role,
      invitedBy: 'admin-1',
      createdAt,
      sentAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 7 * DAY_MS),
    },
  ]
}
