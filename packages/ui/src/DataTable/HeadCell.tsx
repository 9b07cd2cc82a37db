import { ArrowDown, ArrowUp } from 'lucide-react'
import { Icon } from '../Icon'
import type { SortEntry } from './cycleSort'
import { ROLE } from './roles'
import { pinMark, type Tracks } from './tracks'
import type { PlacedColumn } from './useColumnModel'

interface HeadCellProps<Row> {
  placed: PlacedColumn<Row>
  tracks: Tracks
  colIndex: number
  sort: readonly SortEntry[]
  /** The head is sortable and somebody listens. */
  sortable: boolean
  resizable: boolean
  interactive: boolean
}

/** Name of a column with its sort, and the edge that widens it. */
export function HeadCell<Row>({ placed: { column }, tracks, colIndex, sort, sortable, resizable, interactive }: HeadCellProps<Row>) {
  const place = sort.findIndex((entry) => entry.id === column.id)
  const entry = sort[place]
  const pinnedAt = tracks.pinnedAt.get(column.id)
  const words = column.headerHidden ? <span data-sr="">{column.header}</span> : column.header
  return (
    <th
      role={ROLE.columnHeader}
      scope="col"
      aria-colindex={colIndex}
      aria-sort={entry ? (entry.desc ? 'descending' : 'ascending') : sortable ? 'none' : undefined}
      tabIndex={interactive && !sortable ? -1 : undefined}
      data-column={column.id}
      data-align={column.align}
      data-pinned={pinMark(tracks, column.id)}
      style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
    >
      {sortable ? (
        <button
          type="button"
          data-sort={column.id}
          tabIndex={interactive ? -1 : undefined}
          aria-keyshortcuts={resizable ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
        >
          <span data-words="">{words}</span>
          <Icon of={entry?.desc ? ArrowDown : ArrowUp} data-arrow={entry ? 'on' : 'off'} />
          {entry && sort.length > 1 ? (
            <span data-rank="">
              <span data-sr="">
                , sort {place + 1} of {sort.length}
              </span>
              <span aria-hidden="true">{place + 1}</span>
            </span>
          ) : null}
        </button>
      ) : (
        <span data-words="">{words}</span>
      )}
      {resizable ? <span data-resize={column.id} aria-hidden="true" /> : null}
    </th>
  )
}
