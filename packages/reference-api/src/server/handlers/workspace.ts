import { and, asc, eq, max } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { savedView } from '../../contract'
import { LIST_NAMES, PREFERENCE_MAX_BYTES } from '../../contract/workspace'
import type { Actor, Context, Handlers } from '../call'
import { changeRow, insertRow, type RecordKind, removeRow } from '../change'
import { preferences, savedViews } from '../db/schema'
import { conflict, invalidField, notFound } from '../failure'
import { searchRecords } from '../searchRecords'

type ViewRow = typeof savedViews.$inferSelect

const SAVED_VIEW: RecordKind<typeof savedViews> = { table: savedViews, label: 'View', type: 'savedView', name: (row) => row.name }

/** Views that one admin may keep of one list. */
const VIEWS_MAX = 50
/** Preferences that one admin may keep. */
const PREFERENCES_MAX = 200

function viewItem(row: ViewRow): InferInput<typeof savedView> {
  const list = LIST_NAMES.find((name) => name === row.list)
  if (!list) throw new Error(`The saved view ${row.id} is of an unknown list.`)
  return { ...row, list, updatedAt: row.updatedAt.toISOString() }
}

/** Views belong to one admin; another's is not there for him (S17). */
const ownView =
  ({ actor }: { readonly actor: Actor }) =>
  (row: ViewRow) => {
    if (row.adminId !== actor.id) throw notFound('View')
  }

async function assertNameFree({ db, actor }: Context & { readonly actor: Actor }, list: string, name: string, own?: string): Promise<void> {
  const [taken] = await db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.adminId, actor.id), eq(savedViews.list, list), eq(savedViews.name, name)))
  if (taken && taken.id !== own) throw conflict('You have a view of this name. Choose another.', 'taken', { id: taken.id })
}

export const workspaceHandlers = {
  listSavedViews: async ({ db, actor, query }) => {
    const rows = await db
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.adminId, actor.id), eq(savedViews.list, query.list)))
      .orderBy(asc(savedViews.position), asc(savedViews.name))
    return rows.map(viewItem)
  },

  createSavedView: async (call) => {
    const { app, db, actor, body } = call
    await assertNameFree(call, body.list, body.name)
    const mine = and(eq(savedViews.adminId, actor.id), eq(savedViews.list, body.list))
    if ((await db.$count(savedViews, mine)) >= VIEWS_MAX)
      throw conflict(`You have ${VIEWS_MAX} views of this list. Delete one first.`, 'in_use', { most: VIEWS_MAX })
    const [last] = await db
      .select({ position: max(savedViews.position) })
      .from(savedViews)
      .where(mine)
    const values = { ...body, id: app.newId(), adminId: actor.id, position: (last?.position ?? 0) + 1 }
    return viewItem(await insertRow(call, SAVED_VIEW, { action: 'savedView.create', values }))
  },

  saveSavedView: async (call) => {
    const { params, body } = call
    return await changeRow(call, SAVED_VIEW, {
      id: params.id,
      action: 'savedView.edit',
      rule: async (row) => {
        ownView(call)(row)
        if (body.name !== undefined) await assertNameFree(call, row.list, body.name, row.id)
      },
      set: body,
      view: viewItem,
    })
  },

  deleteSavedView: async (call) => {
    await removeRow(call, SAVED_VIEW, { id: call.params.id, action: 'savedView.delete', rule: ownView(call), view: viewItem })
    return null
  },

  getPreferences: async ({ db, actor }) => {
    const rows = await db.select().from(preferences).where(eq(preferences.adminId, actor.id))
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  },

  /** Widths and orders of columns are no fact about the site: they are the only writes without an audit row. */
  savePreference: async ({ db, actor, now, params, body }) => {
    const value = body.value ?? null
    if (new TextEncoder().encode(JSON.stringify(value)).length > PREFERENCE_MAX_BYTES)
      throw invalidField('value', `A preference has at most ${PREFERENCE_MAX_BYTES} bytes.`, 'too_large')
    const mine = eq(preferences.adminId, actor.id)
    const kept = await db.$count(preferences, mine)
    const known = await db.$count(preferences, and(mine, eq(preferences.key, params.key)))
    if (known === 0 && kept >= PREFERENCES_MAX)
      throw conflict(`${PREFERENCES_MAX} preferences are kept already.`, 'in_use', { most: PREFERENCES_MAX })
    await db
      .insert(preferences)
      .values({ adminId: actor.id, key: params.key, value, updatedAt: now })
      .onConflictDoUpdate({ target: [preferences.adminId, preferences.key], set: { value, updatedAt: now } })
    return null
  },

  deletePreference: async ({ db, actor, params }) => {
    await db.delete(preferences).where(and(eq(preferences.adminId, actor.id), eq(preferences.key, params.key)))
    return null
  },

  searchRecords: async (call) => ({ groups: await searchRecords(call, call.query.q) }),
} satisfies Handlers
