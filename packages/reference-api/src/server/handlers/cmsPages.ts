import { and, desc, eq, ilike, or } from 'drizzle-orm'
import { CMS_LIST } from '../../contract'
import { CMS_MOVES, type CmsStatus } from '../../contract/contentStates'
import { bulkAct, type ChosenFrom, chooseRows, Skip } from '../bulk'
import type { Actor, Context, Handlers } from '../call'
import { changeRow, insertRow } from '../change'
import { cleanHtml } from '../cleanHtml'
import { cmsPages, cmsVersions } from '../db/schema'
import { conflict, illegalMove, invalidField, notFound } from '../failure'
import { containing, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { readSetting } from '../settings'
import { readTimeline } from '../timeline'
import {
  assertSlugFree,
  CMS_PAGE,
  type CmsRow,
  cmsItem,
  cmsView,
  keepVersion,
  markPublished,
  readCmsPage,
  slugOwnerOf,
  versionItem,
} from './cmsKind'
import { settleDuePages } from './cmsSchedule'
import { saveText } from './cmsText'

type Caller = Context & { readonly actor: Actor }

const cmsListPage = (zone: string, list: ListQuery) =>
  listPage(CMS_LIST, list, {
    fields: cmsPages,
    id: cmsPages.id,
    zone,
    search: (words) => or(ilike(cmsPages.title, containing(words)), ilike(cmsPages.slug, containing(words))),
  })

const chosenPages = (zone: string): ChosenFrom<string> => ({
  spec: CMS_LIST,
  table: cmsPages,
  id: cmsPages.id,
  page: (list) => cmsListPage(zone, list),
  readId: String,
})

/** 409 with the legal moves when the state forbids this one. */
function assertMove({ status }: CmsRow, to: CmsStatus): void {
  const legal = CMS_MOVES[status]
  if (!legal.includes(to)) throw illegalMove(`The page is ${status}: it cannot become ${to}.`, status, legal)
}

const stamp = ({ actor }: Caller) => ({ updatedBy: actor.id, updatedByName: actor.name })

/** A page behind a legal link stays out of the archive. */
async function assertNotLinked({ db }: Context, id: string): Promise<void> {
  const [link] = Object.entries(await readSetting(db, 'legal')).filter(([, pageId]) => pageId === id)
  if (link) throw conflict('Site Settings link this page as a legal text. Choose another page there first.', 'in_use', { setting: link[0] })
}

const archive = <Shown>(call: Caller, id: string, archived: boolean, view: (row: CmsRow) => Shown | Promise<Shown>) =>
  changeRow(call, CMS_PAGE, {
    id,
    action: archived ? 'cmsPage.archive' : 'cmsPage.unarchive',
    rule: async (row) => {
      if (archived && row.status === 'archived') throw new Skip('Archived already.')
      if (!archived && row.status !== 'archived') throw illegalMove('The page is not in the archive.', row.status, CMS_MOVES[row.status])
      if (archived) await assertNotLinked(call, id)
      assertMove(row, archived ? 'archived' : 'draft')
    },
    set: { ...stamp(call), status: archived ? 'archived' : 'draft', publishAt: null, unpublishAt: null },
    view,
  })

async function readVersion({ db }: Context, pageId: string, versionId: string) {
  const [version] = await db
    .select()
    .from(cmsVersions)
    .where(and(eq(cmsVersions.pageId, pageId), eq(cmsVersions.id, versionId)))
  if (!version) throw notFound('Version')
  return version
}

export const cmsPageHandlers = {
  listCmsPages: async (call) => {
    await settleDuePages(call)
    const { db, list, actor } = call
    const page = cmsListPage(actor.timeZone, list)
    const rows = await db
      .select()
      .from(cmsPages)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(cmsItem), await db.$count(cmsPages, page.where))
  },

  findSlugOwner: async (call) => ({ takenBy: await slugOwnerOf(call, call.query) }),

  createCmsPage: async (call) => {
    const { app, body } = call
    await assertSlugFree(call, body)
    const { translationOf = null, ...fields } = body
    if (translationOf !== null) {
      const original = await readCmsPage(call, translationOf)
      if (original.translationOf !== null) throw invalidField('translationOf', 'Choose the original page, not a translation.')
      await assertLanguageFree(call, original.id, body.language)
    }
    const text = { ...fields, body: cleanHtml(fields.body) }
    const row = await insertRow(call, CMS_PAGE, {
      action: 'cmsPage.create',
      values: { ...text, ...stamp(call), id: app.newId(), translationOf, status: 'draft' },
    })
    await keepVersion(call, row.id, row)
    return await cmsView(call, row)
  },

  archiveCmsPages: async (call) => {
    await settleDuePages(call)
    const ids = await chooseRows(call, call.body, chosenPages(call.actor.timeZone))
    return await bulkAct(call, ids, (inner, id) => archive(inner, id, true, () => null))
  },

  getCmsPage: async (call) => {
    await settleDuePages(call)
    return await cmsView(call, await readCmsPage(call, call.params.id))
  },

  saveCmsPage: async (call) => {
    await settleDuePages(call)
    const { autosave = false, ...fields } = call.body
    return await saveText(call, call.params.id, { fields, autosave, action: autosave ? 'cmsPage.autosave' : 'cmsPage.edit' })
  },

  publishCmsPage: async (call) => {
    await settleDuePages(call)
    const { now, body, params } = call
    const publishAt = body.publishAt ? new Date(body.publishAt) : null
    const unpublishAt = body.unpublishAt ? new Date(body.unpublishAt) : null
    const later = publishAt !== null && publishAt > now
    if (unpublishAt !== null && unpublishAt <= now) throw invalidField('unpublishAt', 'This time is over. Choose a later one.')
    const saved = await changeRow(call, CMS_PAGE, {
      id: params.id,
      action: later ? 'cmsPage.schedule' : 'cmsPage.publish',
      rule: (row) => {
        // Scheduling a scheduled page anew moves its time.
        if (!(later && row.status === 'scheduled')) assertMove(row, later ? 'scheduled' : 'published')
        if (row.body === '') throw invalidField('body', 'The page has no text yet. Write it first.')
      },
      set: {
        ...stamp(call),
        status: later ? 'scheduled' : 'published',
        publishAt: later ? publishAt : null,
        unpublishAt,
        ...(!later && { publishedAt: now }),
      },
      view: (row) => row,
    })
    if (!later) await markPublished(call, saved.id)
    return await cmsView(call, saved)
  },

  unpublishCmsPage: async (call) => {
    await settleDuePages(call)
    return await changeRow(call, CMS_PAGE, {
      id: call.params.id,
      action: 'cmsPage.unpublish',
      rule: (row) => {
        if (row.status === 'archived') throw illegalMove('The page is archived. Take it out of the archive instead.', row.status, ['draft'])
        assertMove(row, 'draft')
      },
      set: { ...stamp(call), status: 'draft', publishAt: null, unpublishAt: null },
      view: (row) => cmsView(call, row),
    })
  },

  archiveCmsPage: async (call) => {
    await settleDuePages(call)
    const { params, body } = call
    try {
      return await archive(call, params.id, body.archived, (row) => cmsView(call, row))
    } catch (error) {
      if (error instanceof Skip) throw illegalMove('The page is in the archive already.', 'archived', CMS_MOVES.archived)
      throw error
    }
  },

  translateCmsPage: async (call) => {
    const { app, params, body } = call
    const source = await readCmsPage(call, params.id)
    const originalId = source.translationOf ?? source.id
    await assertLanguageFree(call, originalId, body.language)
    const { slug, type, title, body: text, excerpt, seo } = source
    await assertSlugFree(call, { slug, language: body.language })
    const row = await insertRow(call, CMS_PAGE, {
      action: 'cmsPage.translate',
      values: {
        slug,
        type,
        title,
        body: text,
        excerpt,
        seo,
        ...stamp(call),
        id: app.newId(),
        language: body.language,
        translationOf: originalId,
        status: 'draft',
      },
    })
    await keepVersion(call, row.id, row)
    return await cmsView(call, row)
  },

  listCmsVersions: async (call) => {
    const { id } = await readCmsPage(call, call.params.id)
    const rows = await call.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, id)).orderBy(desc(cmsVersions.number))
    return rows.map(versionItem)
  },

  getCmsVersion: async (call) => versionItem(await readVersion(call, call.params.id, call.params.versionId)),

  restoreCmsVersion: async (call) => {
    await settleDuePages(call)
    const { title, slug, body, excerpt, seo } = await readVersion(call, call.params.id, call.params.versionId)
    return await saveText(call, call.params.id, { fields: { title, slug, body, excerpt, seo }, autosave: false, action: 'cmsPage.restore' })
  },

  getCmsTimeline: async (call) => await readTimeline(call, { type: 'cmsPage', id: call.params.id }, call.query.before),
} satisfies Handlers

/** One page a language. */
async function assertLanguageFree({ db }: Context, originalId: string, language: string): Promise<void> {
  const family = or(eq(cmsPages.id, originalId), eq(cmsPages.translationOf, originalId))
  const [there] = await db
    .select({ id: cmsPages.id, title: cmsPages.title })
    .from(cmsPages)
    .where(and(family, eq(cmsPages.language, language)))
  if (there) throw conflict('The page exists in this language already. Open it to change it.', 'taken', { takenBy: there })
}
