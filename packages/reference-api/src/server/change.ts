import { eq, getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type AuditEntry, audit } from './audit'
import type { Context } from './call'
import { notFound, stale } from './failure'

/** A table of editable records. */
export type RecordTable = PgTable & { readonly version: PgColumn }

type Row<Table extends RecordTable> = InferSelectModel<Table> & { readonly version: number }
/** What may be written; a field that is `undefined` stays as it is, so a parsed body can be passed on. */
type Fields<Table extends RecordTable> = {
  [Field in Exclude<keyof InferInsertModel<Table>, 'id' | 'version' | 'createdAt' | 'updatedAt'>]?:
    | InferInsertModel<Table>[Field]
    | undefined
}

/** Words and audit facts of one kind of record; write it once a handler file. */
export interface RecordKind<Table extends RecordTable> {
  readonly table: Table
  /** Column that tells the records apart; `id` unless named (a currency's `code`, a pair's `symbol`). */
  readonly key?: string
  /** As the screens say it, for 404: "User". */
  readonly label: string
  /** Target type of the audit row: `user`. */
  readonly type: string
  /** Name of a record for the audit log. */
  readonly name: (row: Row<Table>) => string
}

export interface Change<Table extends RecordTable, View> {
  readonly id: string | number
  /** Verb with its subject: `user.freeze`. */
  readonly action: string
  readonly reason?: string | undefined
  /** Throws (`conflict`, `forbidden`, `invalidField`) when the record's state forbids the change. It is locked and current. */
  readonly rule?: (row: Row<Table>) => void | Promise<void>
  /** The fields to write. */
  readonly set: Fields<Table> | ((row: Row<Table>) => Fields<Table>)
  /** Facts of the record that stand in other tables and change with it, old and new, for the audit row. Runs after the rule; may write them. */
  readonly facts?: (row: Row<Table>) => Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }>
  /** The record as the contract shows it: the answer, and what a 412 sends along. */
  readonly view: (row: Row<Table>) => View | Promise<View>
}

/** The key column of a kind. A wrong name is a fault of ours and throws. */
function keyColumn<Table extends RecordTable>({ table, key = 'id' }: RecordKind<Table>): PgColumn {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`The table has no column "${key}".`)
  return column
}

const keyOf = <Table extends RecordTable>({ key = 'id' }: RecordKind<Table>, row: Row<Table>): string | number =>
  (row as Record<string, unknown>)[key] as string | number

async function lockRow<Table extends RecordTable>({ db }: Context, kind: RecordKind<Table>, id: string | number): Promise<Row<Table>> {
  const [row] = await db
    .select()
    .from(kind.table as PgTable)
    .where(eq(keyColumn(kind), id))
    .for('update')
  if (!row) throw notFound(kind.label)
  return row as Row<Table>
}

/** `updatedAt` where the table has one. */
const stamp = (table: RecordTable, now: Date) => ('updatedAt' in getTableColumns(table) ? { updatedAt: now } : {})

async function lockChecked<Table extends RecordTable, View>(
  call: Context,
  kind: RecordKind<Table>,
  { id, rule, view }: Pick<Change<Table, View>, 'id' | 'rule' | 'view'>,
): Promise<Row<Table>> {
  const row = await lockRow(call, kind, id)
  if (call.version !== null && row.version !== call.version) throw stale(await view(row))
  await rule?.(row)
  return row
}

/**
 * The one way to change a record: locks it, compares `If-Match`, asks the rule, writes the fields with the next version and appends the
 * audit row, all in the call's transaction. Throws 404, 412 with the current record, or what the rule throws.
 */
export async function changeRow<Table extends RecordTable, View>(
  call: Context,
  kind: RecordKind<Table>,
  change: Change<Table, View>,
): Promise<View> {
  const { table, type, name } = kind
  const before = await lockChecked(call, kind, change)
  const facts = await change.facts?.(before)
  const fields = typeof change.set === 'function' ? change.set(before) : change.set
  const [saved] = await call.db
    .update(table as PgTable)
    .set({ ...fields, ...stamp(table, call.now), version: before.version + 1 })
    .where(eq(keyColumn(kind), change.id))
    .returning()
  const after = saved as Row<Table>
  await audit(call, {
    action: change.action,
    target: { type, id: change.id, label: name(after) },
    before: { ...before, ...facts?.before },
    after: { ...after, ...facts?.after },
    reason: change.reason,
  })
  return await change.view(after)
}

/** Inserts a record with its audit row. `createdAt`, `updatedAt` and the first version are filled in. */
export async function insertRow<Table extends RecordTable>(
  call: Context,
  kind: RecordKind<Table>,
  {
    action,
    values,
    reason,
  }: { action: string; values: Omit<InferInsertModel<Table>, 'version' | 'createdAt' | 'updatedAt'>; reason?: string },
): Promise<Row<Table>> {
  const { table, type, name } = kind
  const created = 'createdAt' in getTableColumns(table) ? { createdAt: call.now } : {}
  const [saved] = await call.db
    .insert(table as PgTable)
    .values({ ...values, ...created, ...stamp(table, call.now) })
    .returning()
  const row = saved as Row<Table>
  await audit(call, {
    action,
    target: { type, id: keyOf(kind, row), label: name(row) },
    after: row,
    ...(reason !== undefined && { reason }),
  })
  return row
}

/** Deletes a record with its audit row, after the same checks as `changeRow`. */
export async function removeRow<Table extends RecordTable, View>(
  call: Context,
  kind: RecordKind<Table>,
  change: Omit<Change<Table, View>, 'set'>,
): Promise<void> {
  const before = await lockChecked(call, kind, change)
  await call.db.delete(kind.table).where(eq(keyColumn(kind), change.id))
  const entry: AuditEntry = {
    action: change.action,
    target: { type: kind.type, id: change.id, label: kind.name(before) },
    before,
    reason: change.reason,
  }
  await audit(call, entry)
}
