import { and, eq, ne } from 'drizzle-orm'
import type { InviteBody } from '../../contract/admin'
import { audit } from '../audit'
import { randomToken, sha256Hex } from '../auth/digest'
import type { Actor, Context } from '../call'
import { insertRow } from '../change'
import { admins, invitations } from '../db/schema'
import { conflict, illegalMove, notFound } from '../failure'
import { assertMayTouch } from '../grants'
import { sendMail } from '../mail'
import { ADMIN, isOpenInvitation } from './adminView'

type ActorCall = Context & { readonly actor: Actor }

const DAY_MS = 86_400_000

/** The link's host comes from the configuration only (P18). */
async function mailInvitation(
  call: ActorCall,
  { email, role }: { email: string; role: string },
  token: string,
  expiresAt: Date,
): Promise<void> {
  const { app, actor, now } = call
  const days = String(Math.round((expiresAt.getTime() - now.getTime()) / DAY_MS))
  const link = `${app.config.publicUrl}/register?invite=${token}`
  await sendMail(call, {
    kind: 'admin_invited',
    to: email,
    subject: `${actor.name} invites you to the back office`,
    template: { key: 'sub-admin-invited', values: { inviter: actor.name, role, link, days, email } },
    text: `${actor.name} invites you to work in the back office.\n\nChoose a password here:\n${link}\n\nThe link works until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.\nIf you did not expect this, do nothing.\n`,
  })
}

/** Opens an account that waits for its invitation, and mails the link. 409 when the address has an account. Returns the new id. */
export async function inviteAdmin(call: ActorCall, email: string, { role, restriction, expiresInDays }: InviteBody): Promise<string> {
  const { app, db, now, actor } = call
  const [taken] = await db.select({ id: admins.id, status: admins.status }).from(admins).where(eq(admins.email, email))
  if (taken) throw conflict(`${email} has an account already (${taken.status}).`, 'taken', { email, id: taken.id })
  const id = app.newId()
  await insertRow(call, ADMIN, {
    action: 'admin.invite',
    values: { id, email, fullName: email.split('@')[0] ?? email, role, restriction: restriction ?? null, status: 'invited' },
  })
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + expiresInDays * DAY_MS)
  const tokenHash = await sha256Hex(token)
  await db
    .insert(invitations)
    .values({ id: app.newId(), tokenHash, adminId: id, email, role, invitedBy: actor.id, createdAt: now, sentAt: now, expiresAt })
  await mailInvitation(call, { email, role }, token, expiresAt)
  return id
}

async function openInvitation({ db, actor }: ActorCall, adminId: string) {
  const [admin] = await db.select().from(admins).where(eq(admins.id, adminId)).for('update')
  if (!admin) throw notFound('Admin')
  assertMayTouch(actor, [admin.role])
  if (admin.status !== 'invited') throw illegalMove(`${admin.email} is ${admin.status}: there is no open invitation.`, admin.status)
  const [invitation] = await db.select().from(invitations).where(isOpenInvitation(adminId)).for('update')
  if (!invitation) throw notFound('Invitation')
  return { admin, invitation }
}

/** A new link with the life of the old one; the old link dies. */
export async function resendInvitation(call: ActorCall, adminId: string): Promise<void> {
  const { db, now } = call
  const { admin, invitation } = await openInvitation(call, adminId)
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + (invitation.expiresAt.getTime() - invitation.createdAt.getTime()))
  await db
    .update(invitations)
    .set({ tokenHash: await sha256Hex(token), sentAt: now, sentCount: invitation.sentCount + 1, createdAt: now, expiresAt })
    .where(eq(invitations.id, invitation.id))
  await audit(call, {
    action: 'admin.invitation.resend',
    target: { type: 'admin', id: admin.id, label: admin.email },
    after: { expiresAt },
  })
  await mailInvitation(call, admin, token, expiresAt)
}

/** Takes the invitation back: the account that never was goes with it. */
export async function revokeInvitation(call: ActorCall, adminId: string): Promise<void> {
  const { db } = call
  const { admin } = await openInvitation(call, adminId)
  await db.delete(admins).where(and(eq(admins.id, admin.id), ne(admins.status, 'active')))
  await audit(call, {
    action: 'admin.invitation.revoke',
    target: { type: 'admin', id: admin.id, label: admin.email },
    before: { role: admin.role },
  })
}
