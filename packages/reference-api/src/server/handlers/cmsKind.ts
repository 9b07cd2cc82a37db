import { and, asc, desc, eq, ne, or } from 'drizzle-orm'
import { audit } from '../audit'
import type { Actor, Context } from '../call'
import type { RecordKind } from '../change'
import { cmsPages, cmsVersions } from '../db/schema'
import { conflict, notFound } from '../failure'

export type CmsRow = typeof cmsPages.$inferSelect
type VersionRow = typeof cmsVersions.$inferSelect

export const CMS_PAGE: RecordKind<typeof cmsPages> = { table: cmsPages, label: 'Page', type: 'cmsPage', name: ({ title }) => title }

const iso = (at: Date | null) => at?.toISOString() ?? null

export const cmsItem = (row: CmsRow) => ({
  ...row,
  publishAt: iso(row.publishAt),
  unpublishAt: iso(row.unpublishAt),
  publishedAt: iso(row.publishedAt),
  updatedAt: row.updatedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

/** A page with its text, its number of saves and what exists in other languages. */
export async function cmsView({ db }: Pick<Context, 'db'>, row: CmsRow) {
  const original = row.translationOf ?? row.id
  const translations = await db
    .select({ id: cmsPages.id, language: cmsPages.language, status: cmsPages.status })
    .from(cmsPages)
    .where(and(or(eq(cmsPages.id, original), eq(cmsPages.translationOf, original)), ne(cmsPages.id, row.id)))
    .orderBy(asc(cmsPages.language))
  return { ...cmsItem(row), versions: await db.$count(cmsVersions, eq(cmsVersions.pageId, row.id)), translations }
}

export async function readCmsPage({ db }: Pick<Context, 'db'>, id: string): Promise<CmsRow> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.id, id))
  if (!row) throw notFound('Page')
  return row
}

export const versionItem = ({ pageId: _, adminId: __, at, ...version }: VersionRow) => ({ ...version, at: at.toISOString() })

/** Another page that has the address in this language. */
export async function slugOwnerOf({ db }: Pick<Context, 'db'>, at: { slug: string; language: string; except?: string | undefined }) {
  const same = and(eq(cmsPages.slug, at.slug), eq(cmsPages.language, at.language))
  const [owner] = await db
    .select({ id: cmsPages.id, title: cmsPages.title })
    .from(cmsPages)
    .where(at.except === undefined ? same : and(same, ne(cmsPages.id, at.except)))
  return owner ?? null
}

/** 409 that names the page which has the address. */
export async function assertSlugFree(call: Context, at: { slug: string; language: string; except?: string }): Promise<void> {
  const takenBy = await slugOwnerOf(call, at)
  if (takenBy) throw conflict(`“${takenBy.title}” has this address already. Choose another.`, 'taken', { takenBy })
}

type Text = Pick<CmsRow, 'title' | 'slug' | 'body' | 'excerpt' | 'seo'>

export const lastVersion = async ({ db }: Pick<Context, 'db'>, pageId: string): Promise<VersionRow | undefined> =>
  (await db.select().from(cmsVersions).where(eq(cmsVersions.pageId, pageId)).orderBy(desc(cmsVersions.number)).limit(1))[0]

/** Keeps a save. With `replace` it takes the place of the last one: an autosave after an autosave. Answers its number. */
export async function keepVersion(
  { app, db, now, actor }: Context & { readonly actor: Actor },
  pageId: string,
  { title, slug, body, excerpt, seo }: Text,
  replace?: VersionRow,
): Promise<number> {
  const kept = { title, slug, body, excerpt, seo, at: now, adminId: actor.id, adminName: actor.name }
  if (replace) {
    await db.update(cmsVersions).set(kept).where(eq(cmsVersions.id, replace.id))
    return replace.number
  }
  const number = ((await lastVersion({ db }, pageId))?.number ?? 0) + 1
  await db.insert(cmsVersions).values({ ...kept, id: app.newId(), pageId, number, published: false })
  return number
}

/** Marks the text that stands as one that went public. */
export async function markPublished(call: Pick<Context, 'db'>, pageId: string): Promise<void> {
  const last = await lastVersion(call, pageId)
  if (last) await call.db.update(cmsVersions).set({ published: true }).where(eq(cmsVersions.id, last.id))
}

type Due = Pick<CmsRow, 'status' | 'publishAt' | 'unpublishAt' | 'publishedAt'>

/** What the clock makes of a page by now. */
export function dueState({ status, publishAt, unpublishAt, publishedAt }: Due, now: Date): Due {
  const comes = status === 'scheduled' && publishAt !== null && publishAt <= now
  const shown = comes
    ? { status: 'published' as const, publishAt: null, unpublishAt, publishedAt: publishAt }
    : { status, publishAt, unpublishAt, publishedAt }
  const goes = shown.status === 'published' && unpublishAt !== null && unpublishAt <= now
  return goes ? { ...shown, status: 'draft', unpublishAt: null } : shown
}

/** Writes what the clock has done to a page, with an audit row of the system's. */
export async function settlePage(call: Context, row: CmsRow): Promise<void> {
  const { db, now } = call
  const after = dueState(row, now)
  if (after.status === row.status && after.publishedAt === row.publishedAt) return
  await db
    .update(cmsPages)
    .set({ ...after, version: row.version + 1 })
    .where(eq(cmsPages.id, row.id))
  if (after.publishedAt !== row.publishedAt) await markPublished(call, row.id)
  await audit(
    { ...call, actor: null },
    {
      action: 'cmsPage.clock',
      by: 'Schedule',
      target: { type: 'cmsPage', id: row.id, label: row.title },
      before: { ...row },
      after: { ...row, ...after },
    },
  )
}
