import { eq, sql } from 'drizzle-orm'
import type { Handlers } from '../call'
import { files } from '../db/schema'
import { Failure, notFound } from '../failure'
import { readSetting } from '../settings'

/** What guests may read: nothing here tells a version, a user or an admin. */
export const siteHandlers = {
  getSite: async ({ app, db }) => {
    const general = await readSetting(db, 'general')
    const branding = await readSetting(db, 'branding')
    return {
      name: branding.shellName,
      logoUrl: branding.logoFileId && `/adminapi/files/${branding.logoFileId}`,
      accent: branding.accent,
      supportEmail: general.supportEmail,
      supportUrl: general.supportUrl,
      language: general.language,
      timeZone: general.timeZone,
      resetLinkMinutes: Math.ceil(app.config.resetSeconds / 60),
      maintenance: await readSetting(db, 'maintenance'),
      build: app.config.build,
    }
  },

  getFile: async ({ db, params }) => {
    const [file] = await db.select().from(files).where(eq(files.id, params.id))
    if (!file) throw notFound('File')
    const headers = { 'Content-Type': file.mediaType, 'Content-Disposition': 'inline', 'Content-Length': String(file.size) }
    return new Response(new Uint8Array(file.data), { headers })
  },

  getHealth: async ({ db }) => {
    try {
      await db.execute(sql`select 1`)
      return { ok: true }
    } catch {
      throw new Failure(503, 'The database does not answer.', { code: 'busy', retryAfter: 5 })
    }
  },
} satisfies Handlers
