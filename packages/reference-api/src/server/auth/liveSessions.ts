import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { audit } from '../audit'
import type { Actor, Client } from '../call'
import { admins, sessions, siteSettings } from '../db/schema'
import { Failure } from '../failure'
import type { App } from '../ports'
import { readSession } from './readSession'
import { sessionLimits } from './sessionLimits'

/** Sessions as the realtime link asks about them: by token at the handshake, by id while connected. */
export interface LiveSessions {
  /** Whose living session the token stands for; `null` for every token that the API would refuse. */
  read(token: string): Promise<Actor | null>
  /** Those of the ids that still live. */
  living(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Notes in the audit log that a page asked for another admin's room. */
  noteForeignRoom(actor: Actor, asked: string, client: Client): Promise<void>
}

export function liveSessions(app: App): LiveSessions {
  return {
    async read(token) {
      try {
        return (await readSession(app, token, app.now()))?.actor ?? null
      } catch (error) {
        if (error instanceof Failure) return null
        throw error
      }
    },

    async living(ids) {
      if (ids.length === 0) return new Set()
      const now = app.now()
      const [security] = await app.db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, 'security'))
      const idleSince = new Date(now.getTime() - sessionLimits(security?.value, app).idleSeconds * 1000)
      const found = await app.db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(admins, eq(admins.id, sessions.adminId))
        .where(
          and(
            inArray(sessions.id, [...ids]),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, now),
            gt(sessions.lastSeenAt, idleSince),
            eq(admins.status, 'active'),
          ),
        )
      return new Set(found.map(({ id }) => id))
    },

    async noteForeignRoom(actor, asked, client) {
      const requestId = app.newId()
      await app.db.transaction(async (db) => {
        const context = { app, db, now: app.now(), requestId, client, actor, page: null, version: null, after: () => undefined }
        await audit(context, {
          action: 'realtime.foreign_room',
          target: { type: 'admin', id: actor.id, label: actor.email },
          after: { asked: asked.slice(0, 100) },
          result: 'refused',
        })
      })
    },
  }
}
