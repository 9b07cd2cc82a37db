import { eq } from 'drizzle-orm'
import { audit } from '../audit'
import { endSessions } from '../auth/endSessions'
import type { Handlers } from '../call'
import { admins } from '../db/schema'
import { forbidden, notFound } from '../failure'

export const adminSignOutHandlers = {
  /** Every session of the admin ends, and his open pages go to /login. Nobody does it to himself: that is what signing out is for. */
  signOutAdmin: async (call) => {
    const { db, actor, params } = call
    if (params.id === actor.id) throw forbidden('Sign yourself out with the account menu.', 'own_account')
    const [admin] = await db.select().from(admins).where(eq(admins.id, params.id))
    if (!admin) throw notFound('Admin')
    const ended = await endSessions(call, { adminId: admin.id, reason: 'forced' })
    await audit(call, { action: 'admin.sign_out', target: { type: 'admin', id: admin.id, label: admin.email }, after: { ended } })
    return { ended }
  },
} satisfies Handlers
