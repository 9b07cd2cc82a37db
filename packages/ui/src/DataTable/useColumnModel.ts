import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ColumnLayout, columnOrder } from './columnLayout'
import { type DataTableColumn, DEFAULT_MIN, DEFAULT_WIDTH } from './DataTableColumn'

/** A visible column at its place. Lengths are CSS px at a 16 px root. */
export interface PlacedColumn<Row> {
  readonly column: DataTableColumn<Row>
  /** Width of the pinned columns before it; undefined scrolls with the table. */
  readonly pinnedAt: number | undefined
  /** A fixed column has just this, a fluid one at least this. */
  readonly width: number
  /** Share of the spare space, 0 for a fixed column. */
  readonly grow: number
}

const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature })

// Rows never enter the table model: the server sorts and pages, and 100,000 Row objects would cost more than the rows on screen.
const NO_ROWS: never[] = []
const nothing = () => null

/** Which columns stand where (TanStack Table): order, visibility, pins, widths. The same array until columns or layout change. */
export function useColumnModel<Row>(columns: readonly DataTableColumn<Row>[], layout: ColumnLayout): readonly PlacedColumn<Row>[] {
  const options = useMemo(
    () => ({ features, data: NO_ROWS, columns: columns.map(definition), state: tableState(columns, layout) }),
    [columns, layout],
  )
  const table = useTable<typeof features, never, null>(options, nothing)
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const place = (id: string, width: number, pinnedAt: number | undefined): PlacedColumn<Row>[] => {
      const column = byId.get(id)
      if (!column) return []
      return [{ column, pinnedAt, width, grow: layout.widths[id] === undefined ? (column.grow ?? column.width ?? DEFAULT_WIDTH) : 0 }]
    }
    return [
      ...table.getStartVisibleLeafColumns().flatMap((leaf) => place(leaf.id, leaf.getSize(), leaf.getStart('start'))),
      ...table.getCenterVisibleLeafColumns().flatMap((leaf) => place(leaf.id, leaf.getSize(), undefined)),
    ]
  }, [table, columns, layout])
}

function definition<Row>(column: DataTableColumn<Row>) {
  const size = column.width ?? DEFAULT_WIDTH
  return { id: column.id, size, minSize: Math.min(column.min ?? DEFAULT_MIN, size) }
}

function tableState<Row>(columns: readonly DataTableColumn<Row>[], layout: ColumnLayout) {
  const order = columnOrder(columns, layout)
  // The first visible column always stays in sight (DESIGN §6 "Table").
  const first = order.find((id) => !layout.hidden.includes(id))
  return {
    columnOrder: order,
    columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    columnPinning: { start: order.filter((id) => id === first || layout.pinned.includes(id)), end: [] },
    columnSizing: { ...layout.widths },
  }
}
