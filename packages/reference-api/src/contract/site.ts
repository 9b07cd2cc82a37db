import * as v from 'valibot'
import { isoTime } from './fields'
import { MAINTENANCE_MODES } from './settingStates'

/** What anybody may know of the site: name, look, and whether it is under maintenance. */
export const siteInfo = v.object({
  /** Name shown in the shell. */
  name: v.string(),
  /** Path of the logo below the API base; null for the built-in mark. */
  logoUrl: v.nullable(v.string()),
  /** `#rrggbb`; null for the built-in accent. */
  accent: v.nullable(v.string()),
  supportEmail: v.nullable(v.string()),
  supportUrl: v.nullable(v.string()),
  language: v.string(),
  timeZone: v.string(),
  /** Minutes a reset link lives. */
  resetLinkMinutes: v.number(),
  maintenance: v.object({
    mode: v.picklist(MAINTENANCE_MODES),
    message: v.string(),
    from: v.nullable(isoTime),
    until: v.nullable(isoTime),
  }),
  /** Changes with every release: an open page compares it with its own. */
  build: v.string(),
})
export type SiteInfo = v.InferOutput<typeof siteInfo>

/** Says ok or bad, nothing about versions (S50). */
export const health = v.object({ ok: v.boolean() })
