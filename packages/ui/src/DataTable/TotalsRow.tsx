import type { DataTableColumn } from './DataTableColumn'
import { cellRole, ROLE } from './roles'
import { pinMark, type TableControls, type Tracks } from './tracks'
import type { PlacedColumn } from './useColumnModel'

interface TotalsRowProps<Row> {
  placed: readonly PlacedColumn<Row>[]
  tracks: Tracks
  controls: TableControls
  rows: readonly Row[]
  rowIndex: number | undefined
  interactive: boolean
}

/** The foot of the table: what the columns add up to. */
export function TotalsRow<Row>({ placed, tracks, controls, rows, rowIndex, interactive }: TotalsRowProps<Row>) {
  const role = cellRole(interactive)
  return (
    <tfoot role={ROLE.group}>
      <tr role={ROLE.row} aria-rowindex={rowIndex}>
        {controls.grip ? <td role={role} data-control="grip" /> : null}
        {controls.select ? <td role={role} data-control="select" /> : null}
        {placed.map(({ column }) => (
          <td
            key={column.id}
            role={role}
            data-align={column.align}
            data-pinned={pinMark(tracks, column.id)}
            style={{ insetInlineStart: tracks.pinnedAt.get(column.id) }}
          >
            {totalOf(column, rows)}
          </td>
        ))}
        {controls.menu ? <td role={role} data-control="menu" /> : null}
      </tr>
    </tfoot>
  )
}

const totalOf = <Row,>({ total }: DataTableColumn<Row>, rows: readonly Row[]) => (typeof total === 'function' ? total(rows) : total)
