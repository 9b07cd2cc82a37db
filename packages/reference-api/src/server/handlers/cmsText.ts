import { and, desc, eq } from 'drizzle-orm'
import type { CmsPageBody } from '../../contract'
import type { Actor, Context } from '../call'
import { changeRow } from '../change'
import { cleanHtml } from '../cleanHtml'
import { auditLog } from '../db/schema'
import { assertSlugFree, CMS_PAGE, type CmsRow, cmsView, keepVersion, lastVersion } from './cmsKind'

/** Milliseconds in which autosaves of one admin share a version. */
const AUTOSAVE_MS = 10 * 60_000

interface TextChange {
  readonly fields: Omit<CmsPageBody, 'autosave'>
  /** Made by the editor and not by the admin. */
  readonly autosave: boolean
  readonly action: string
}

/** The version that an autosave may replace: its own last one, never a save that somebody meant. */
async function ownAutosave(call: Context & { readonly actor: Actor }, pageId: string) {
  const { db, now, actor } = call
  const last = await lastVersion(call, pageId)
  if (!last || last.published || last.adminId !== actor.id || now.getTime() - last.at.getTime() > AUTOSAVE_MS) return undefined
  const [did] = await db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.targetType, CMS_PAGE.type), eq(auditLog.targetId, pageId)))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  return did?.action === 'cmsPage.autosave' && did.actorId === actor.id ? last : undefined
}

/** Saves the text of a page, sanitised, and keeps a version. The audit row names versions instead of repeating the text. */
export async function saveText(call: Context & { readonly actor: Actor }, id: string, { fields, autosave, action }: TextChange) {
  const { body, ...others } = fields
  const clean = body === undefined ? {} : { body: cleanHtml(body) }
  return await changeRow(call, CMS_PAGE, {
    id,
    action,
    rule: async (row) => {
      if (others.slug !== undefined && others.slug !== row.slug)
        await assertSlugFree(call, { slug: others.slug, language: row.language, except: id })
    },
    set: { ...others, ...clean, updatedBy: call.actor.id, updatedByName: call.actor.name },
    facts: async (row) => {
      const before = (await lastVersion(call, id))?.number ?? 0
      const next: CmsRow = { ...row, ...given(others), ...clean }
      const after = await keepVersion(call, id, next, autosave ? await ownAutosave(call, id) : undefined)
      if (next.body === row.body) return { before: { body: null }, after: { body: null } }
      return {
        before: { body: `version ${before}` },
        after: { body: before === after ? `version ${after}, saved again` : `version ${after}` },
      }
    },
    view: (row) => cmsView(call, row),
  })
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The fields that were sent. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Given<T>>
