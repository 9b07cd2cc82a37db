import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '../audit'
import { beginSession } from '../auth/beginSession'
import { sha256Hex } from '../auth/digest'
import { assertPassword } from '../auth/passwordPolicy'
import { countAttempt, SOURCE_RULE } from '../auth/throttle'
import { type Call, type Handlers, untransacted } from '../call'
import { admins, invitations } from '../db/schema'
import { Failure } from '../failure'
import { addressKey } from '../http/clientAddress'

/** One answer for unknown, used, revoked and old: who holds no invitation learns nothing. */
const closed = () => new Failure(404, 'This invitation is no longer open. Ask for a new one.', { code: 'not_found' })

/** An invitation that may be used now, with the account that waits for it. */
async function findOpen({ db, now, client }: Pick<Call, 'db' | 'now' | 'client'>, token: string) {
  const tokenHash = await sha256Hex(token)
  const [found] = await db
    .select({ invitation: invitations, admin: admins })
    .from(invitations)
    .innerJoin(admins, eq(admins.id, invitations.adminId))
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
        eq(admins.status, 'invited'),
      ),
    )
  if (found) return found
  await countAttempt(db, `invitation:source:${addressKey(client.ip)}`, SOURCE_RULE, now)
  throw closed()
}

export const registerHandlers = {
  readInvitation: untransacted(async (call) => {
    const { invitation, admin } = await findOpen(call, call.body.token)
    const [inviter] = await call.db.select({ name: admins.fullName }).from(admins).where(eq(admins.id, invitation.invitedBy))
    return {
      email: admin.email,
      role: admin.role,
      inviterName: inviter?.name ?? 'An administrator',
      expiresAt: invitation.expiresAt.toISOString(),
    }
  }),

  /** There is no registration without an invitation (S52). */
  register: untransacted(async (call) => {
    const { app, now, body } = call
    const { invitation, admin } = await findOpen(call, body.token)
    assertPassword(body.password, admin.email)
    const passwordHash = await app.hasher.hash(body.password)
    return await call.transaction(async (inside) => {
      const { db } = inside
      const accepted = await db
        .update(invitations)
        .set({ acceptedAt: now })
        .where(and(eq(invitations.id, invitation.id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
        .returning({ id: invitations.id })
      if (accepted.length === 0) throw closed()
      const set = {
        fullName: body.fullName,
        passwordHash,
        passwordChangedAt: now,
        status: 'active' as const,
        updatedAt: now,
        version: admin.version + 1,
      }
      const [active] = await db.update(admins).set(set).where(eq(admins.id, admin.id)).returning()
      if (!active) throw closed()
      await audit(inside, {
        action: 'invitation.accept',
        target: { type: 'admin', id: admin.id, label: admin.email },
        before: admin,
        after: active,
      })
      return await beginSession(inside, { admin: active, method: 'invitation', oldToken: call.token })
    })
  }),
} satisfies Handlers
