import type { ExportBody } from '../contract/list'
import { audit } from './audit'
import { type ChosenFrom, chooseRows } from './bulk'
import type { Context } from './call'
import { CSV_BOM, type CsvValue, csvLine } from './csv'
import type { Db } from './db/database'
import { invalidField } from './failure'

/** One column of an export. */
export interface CsvColumn<Row> {
  /** Head of the column. */
  readonly head: string
  readonly value: (row: Row) => CsvValue
}

export interface ExportSource<Row, Id extends string | number> extends ChosenFrom<Id> {
  /** File name without date and ending: `users`. */
  readonly name: string
  /** Every column that may be exported, by the key that the body names. */
  readonly columns: Readonly<Record<string, CsvColumn<Row>>>
  /** The rows of some ids, in any order. */
  rows(db: Db, ids: readonly Id[]): Promise<readonly Row[]>
  idOf(row: Row): Id
}

const EXPORT_MAX = 1_000_000
/** Rows read and written at a time: memory stays level however many rows there are (S33). */
const BATCH = 500

/**
 * Streams the chosen rows as CSV in the order of the list. The ids are the cursor, read once: no row comes twice or is missed, no transaction
 * stays open while a slow browser reads, and a browser that leaves stops the reading. The audit row holds filter, columns and row count;
 * `X-Total-Count` lets the page show progress. Throws 422 for an unknown column.
 */
export async function exportCsv<Row, Id extends string | number>(
  call: Context,
  { columns: wanted, ...chosen }: ExportBody,
  source: ExportSource<Row, Id>,
): Promise<Response> {
  const columns = wanted.map((key) => {
    const column = Object.hasOwn(source.columns, key) ? source.columns[key] : undefined
    if (!column) throw invalidField('columns', `There is no column "${key}".`, 'unknown_field')
    return column
  })
  const ids = await chooseRows(call, chosen, { most: EXPORT_MAX, ...source })
  await audit(call, {
    action: `${source.name}.export`,
    target: { type: source.name, id: null },
    after: { rows: ids.length, columns: wanted, filter: chosen.filter ?? null, ids: chosen.ids?.length ?? null },
  })
  const file = `${source.name}-${call.now.toISOString().slice(0, 10)}.csv`
  return new Response(csvStream(call.app.db, ids, columns, source), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'x-total-count': String(ids.length),
    },
  })
}

function csvStream<Row, Id extends string | number>(
  db: Db,
  ids: readonly Id[],
  columns: readonly CsvColumn<Row>[],
  { rows, idOf }: Pick<ExportSource<Row, Id>, 'rows' | 'idOf'>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(columns.map(({ head }) => head)))),
    pull: async (controller) => {
      const batch = ids.slice(at, at + BATCH)
      at += BATCH
      const found = new Map((batch.length > 0 ? await rows(db, batch) : []).map((row) => [idOf(row), row]))
      let text = ''
      for (const id of batch) {
        const row = found.get(id)
        if (row !== undefined) text += csvLine(columns.map(({ value }) => value(row)))
      }
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (at >= ids.length) controller.close()
    },
  })
}
