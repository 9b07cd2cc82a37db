import { Checkbox } from '../Checkbox'
import type { SortEntry } from './cycleSort'
import { HeadCell } from './HeadCell'
import { ROLE } from './roles'
import type { TableControls, Tracks } from './tracks'
import type { PlacedColumn } from './useColumnModel'

interface HeadRowProps<Row> {
  placed: readonly PlacedColumn<Row>[]
  tracks: Tracks
  controls: TableControls
  sort: readonly SortEntry[]
  sortable: boolean
  resizable: boolean
  interactive: boolean
  ticked: 'none' | 'some' | 'all'
  /** Nothing to tick or to sort yet. */
  idle: boolean
  counted: boolean
}

/** Names of the columns, the sort and the box that ticks the page. */
export function HeadRow<Row>({
  placed,
  tracks,
  controls,
  sort,
  sortable,
  resizable,
  interactive,
  ticked,
  idle,
  counted,
}: HeadRowProps<Row>) {
  const lead = (controls.grip ? 1 : 0) + (controls.select ? 1 : 0)
  return (
    <thead role={ROLE.group}>
      <tr role={ROLE.row} aria-rowindex={counted ? 1 : undefined}>
        {controls.grip ? (
          <th role={ROLE.columnHeader} aria-colindex={1} data-control="grip" data-pinned="" style={{ insetInlineStart: 0 }}>
            <span data-sr="">Order</span>
          </th>
        ) : null}
        {controls.select ? (
          <th
            role={ROLE.columnHeader}
            aria-colindex={lead}
            data-control="select"
            data-pinned=""
            style={{ insetInlineStart: tracks.selectAt }}
          >
            <Checkbox
              aria-label="Select all on this page"
              checked={ticked === 'all'}
              mixed={ticked === 'some'}
              disabled={idle}
              readOnly
              tabIndex={-1}
              data-tick-page=""
            />
          </th>
        ) : null}
        {placed.map((place, position) => (
          <HeadCell
            key={place.column.id}
            placed={place}
            tracks={tracks}
            colIndex={lead + position + 1}
            sort={sort}
            sortable={sortable && place.column.sortable === true}
            resizable={resizable}
            interactive={interactive}
          />
        ))}
        {controls.menu ? (
          <th role={ROLE.columnHeader} aria-colindex={lead + placed.length + 1} data-control="menu">
            <span data-sr="">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
