import * as v from 'valibot'
import { place } from './account'
import { ADMIN_STATUSES, LOGIN_METHODS, SESSION_ENDS } from './adminStates'
import type { ListSpec } from './endpoint'
import { email, freeText, isoTime, reason, recordId, recordVersion, textOf, wholeBetween } from './fields'
import { restrictionList } from './restriction'

export const adminListItem = v.object({
  _id: v.string(),
  email: v.string(),
  fullName: v.string(),
  /** `superadmin` or the name of a role. */
  role: v.string(),
  /** Pages in force: the own list, or the role's. */
  restriction: restrictionList,
  /** The own list differs from the role's. */
  ownRestriction: v.boolean(),
  status: v.picklist(ADMIN_STATUSES),
  twoFactor: v.boolean(),
  lastLoginAt: v.nullable(isoTime),
  sessionsActive: v.number(),
  createdAt: isoTime,
  version: recordVersion,
})
export type AdminListItem = v.InferOutput<typeof adminListItem>

/** The open invitation of somebody who has not come yet. */
export const invitation = v.object({
  id: v.string(),
  email: v.string(),
  role: v.string(),
  invitedByName: v.string(),
  createdAt: isoTime,
  sentAt: isoTime,
  sentCount: v.number(),
  expiresAt: isoTime,
  state: v.picklist(['open', 'expired', 'accepted', 'revoked']),
})
export type Invitation = v.InferOutput<typeof invitation>

export const admin = v.object({
  ...adminListItem.entries,
  suspendReason: v.nullable(v.string()),
  invitation: v.nullable(invitation),
  lockedUntil: v.nullable(isoTime),
  updatedAt: isoTime,
})
export type Admin = v.InferOutput<typeof admin>

export const ADMIN_LIST = {
  sort: ['fullName', 'email', 'role', 'status', 'twoFactor', 'lastLoginAt', 'createdAt'],
  defaultSort: 'fullName:asc',
  filters: {
    email: { kind: 'text' },
    role: { kind: 'enum' },
    status: { kind: 'enum', values: ADMIN_STATUSES },
    twoFactor: { kind: 'boolean' },
    lastLoginAt: { kind: 'time' },
  },
  search: ['email', 'fullName'],
  day: 'createdAt',
} as const satisfies ListSpec

export const adminParams = v.strictObject({ id: recordId })

/** Days an invitation may live. PRODUCT §11. */
export const INVITATION_DAYS_MAX = 30

export const inviteBody = v.strictObject({
  emails: v.pipe(v.array(email), v.minLength(1, 'Type at least one e-mail address.'), v.maxLength(20, 'Invite at most 20 people at once.')),
  role: textOf('The role', 40),
  /** Own list in place of the role's. */
  restriction: v.optional(restrictionList),
  expiresInDays: wholeBetween(1, INVITATION_DAYS_MAX, 'number of days'),
})
export type InviteBody = v.InferOutput<typeof inviteBody>

/** Null gives the role's list back. */
export const adminBody = v.strictObject({
  fullName: v.optional(textOf('The name', 80, 2)),
  role: v.optional(textOf('The role', 40)),
  restriction: v.optional(v.nullable(restrictionList)),
})
export type AdminBody = v.InferOutput<typeof adminBody>

export const suspendBody = v.strictObject({ reason })
export const removeAdminBody = v.strictObject({ confirmEmail: email, reason })
export const resetAdminTwoFactorBody = v.strictObject({ reason })

/** Page access: everybody with the list in force. */
export const accessMatrix = v.object({ people: v.array(adminListItem), asOf: isoTime })
/** Saves the matrix: all changes or none. Each carries the version that was seen. */
export const accessBody = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ _id: recordId, version: recordVersion, restriction: v.nullable(restrictionList) })),
    v.minLength(1, 'Nothing has changed.'),
    v.maxLength(200),
  ),
  reason: v.optional(reason),
})
export type AccessBody = v.InferOutput<typeof accessBody>

export const role = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  restriction: restrictionList,
  members: v.number(),
  updatedAt: isoTime,
  version: recordVersion,
})
export type Role = v.InferOutput<typeof role>

const roleName = v.pipe(
  textOf('The name', 40, 2),
  v.check((name) => name.toLowerCase() !== 'superadmin', 'This name is taken by the role that may do everything. Choose another.'),
)
export const newRoleBody = v.strictObject({ name: roleName, description: freeText('The description', 300), restriction: restrictionList })
export type NewRoleBody = v.InferOutput<typeof newRoleBody>
export const roleBody = v.partial(newRoleBody)

/** A session of any admin. */
export const adminSession = v.object({
  id: v.string(),
  adminId: v.string(),
  adminName: v.string(),
  adminEmail: v.string(),
  role: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  expiresAt: isoTime,
  endedAt: v.nullable(isoTime),
  endReason: v.nullable(v.picklist(SESSION_ENDS)),
  method: v.picklist(LOGIN_METHODS),
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  place: v.nullable(place),
})
export type AdminSession = v.InferOutput<typeof adminSession>

export const ADMIN_SESSION_LIST = {
  sort: ['lastSeenAt', 'createdAt'],
  defaultSort: 'lastSeenAt:desc',
  filters: {
    adminId: { kind: 'id' },
    /** Active ones only, unless asked otherwise. */
    active: { kind: 'boolean' },
    method: { kind: 'enum', values: LOGIN_METHODS },
    ip: { kind: 'text' },
    createdAt: { kind: 'time' },
    lastSeenAt: { kind: 'time' },
  },
  search: ['admin', 'ip', 'device'],
  day: 'lastSeenAt',
} as const satisfies ListSpec

export const ended = v.object({ ended: v.number() })
