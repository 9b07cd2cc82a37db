import { and, desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { userNote } from '../../contract'
import type { Actor, Context, Handlers } from '../call'
import { changeRow, insertRow, type RecordKind, removeRow } from '../change'
import { userNotes } from '../db/schema'
import { forbidden, notFound } from '../failure'
import { readUser } from './userKind'

type NoteRow = typeof userNotes.$inferSelect

const NOTE: RecordKind<typeof userNotes> = {
  table: userNotes,
  label: 'Note',
  type: 'userNote',
  name: (row) => `Note of user ${row.userId}`,
}

const noteView = (row: NoteRow): InferInput<typeof userNote> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A note belongs to the user of the path; its words belong to who wrote them, pinning to everybody who may write notes. */
const ownRule =
  ({ actor, params }: Context & { actor: Actor; params: { id: number } }, rewrites: boolean) =>
  (row: NoteRow) => {
    if (row.userId !== params.id) throw notFound('Note')
    if (rewrites && row.authorId !== actor.id && actor.role !== 'superadmin')
      throw forbidden(`${row.authorName} wrote this note. Write one of your own.`)
  }

export const userNoteHandlers = {
  listUserNotes: async (call) => {
    await readUser(call, call.params.id)
    const rows = await call.db
      .select()
      .from(userNotes)
      .where(and(eq(userNotes.userId, call.params.id)))
      .orderBy(desc(userNotes.pinned), desc(userNotes.createdAt), desc(userNotes.id))
    return rows.map(noteView)
  },

  addUserNote: async (call) => {
    const { app, actor, params, body } = call
    await readUser(call, params.id)
    const values = {
      id: app.newId(),
      userId: params.id,
      authorId: actor.id,
      authorName: actor.name,
      body: body.body,
      pinned: body.pinned ?? false,
    }
    return noteView(await insertRow(call, NOTE, { action: 'userNote.create', values }))
  },

  saveUserNote: async (call) => {
    const { body, pinned } = call.body
    return await changeRow(call, NOTE, {
      id: call.params.itemId,
      action: 'userNote.edit',
      rule: ownRule(call, body !== undefined),
      set: { ...(body !== undefined && { body }), ...(pinned !== undefined && { pinned }) },
      view: noteView,
    })
  },

  deleteUserNote: async (call) => {
    await removeRow(call, NOTE, { id: call.params.itemId, action: 'userNote.delete', rule: ownRule(call, true), view: noteView })
    return null
  },
} satisfies Handlers
