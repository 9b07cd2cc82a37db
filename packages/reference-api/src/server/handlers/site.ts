import { eq, sql } from 'drizzle-orm'
import type { MaintenanceMode } from '../../contract'
import { MAINTENANCE_MODES } from '../../contract/settingStates'
import type { Handlers } from '../call'
import { files, siteSettings } from '../db/schema'
import { Failure, notFound } from '../failure'

const textOr = <Fallback>(value: unknown, fallback: Fallback) => (typeof value === 'string' && value !== '' ? value : fallback)

const modeOf = (value: unknown): MaintenanceMode => MAINTENANCE_MODES.find((mode) => mode === value) ?? 'off'

/** What guests may read: nothing here tells a version, a user or an admin. */
export const siteHandlers = {
  getSite: async ({ app, db }) => {
    const rows = await db.select().from(siteSettings)
    const section = (name: string) => rows.find((row) => row.section === name)?.value ?? {}
    const general = section('general')
    const branding = section('branding')
    const maintenance = section('maintenance')
    const logo = textOr(branding['logoFileId'], null)
    return {
      name: textOr(general['siteName'], 'Quarterdeck'),
      logoUrl: logo && `/adminapi/files/${logo}`,
      accent: textOr(branding['accent'], null),
      supportEmail: textOr(general['supportEmail'], null),
      supportUrl: textOr(general['supportUrl'], null),
      language: textOr(general['language'], 'en'),
      timeZone: textOr(general['timeZone'], 'UTC'),
      resetLinkMinutes: Math.ceil(app.config.resetSeconds / 60),
      maintenance: {
        mode: modeOf(maintenance['mode']),
        message: textOr(maintenance['message'], ''),
        from: textOr(maintenance['from'], null),
        until: textOr(maintenance['until'], null),
      },
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
