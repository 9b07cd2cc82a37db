import type { ReactNode } from 'react'
import { LiveTint } from './LiveTint'
import { cellRole } from './roles'
import { pinMark, type Tracks } from './tracks'
import type { PlacedColumn } from './useColumnModel'

/** What a cell holds: text is isolated from the row's direction, nothing is an en dash that reads "none" (DESIGN §6). */
export function CellContent({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) {
    return (
      <>
        <span aria-hidden="true" data-none="">
          –
        </span>
        <span data-sr="">none</span>
      </>
    )
  }
  if (typeof children === 'string' || typeof children === 'number') return <bdi>{children}</bdi>
  return children
}

interface CellProps<Row> {
  row: Row
  id: string
  placed: PlacedColumn<Row>
  tracks: Tracks
  /** The ring of a busy row stands here. */
  ring: boolean
  colIndex: number
  interactive: boolean
}

/** One data cell of a row. */
export function Cell<Row>({ row, id, placed: { column }, tracks, ring, colIndex, interactive }: CellProps<Row>) {
  const content = column.cell(row)
  const pinnedAt = tracks.pinnedAt.get(column.id)
  const live = column.live?.(row)
  return (
    <td
      role={cellRole(interactive)}
      aria-colindex={colIndex}
      tabIndex={interactive ? -1 : undefined}
      title={column.title?.(row)}
      data-align={column.align}
      data-ring={ring ? '' : undefined}
      data-pinned={pinMark(tracks, column.id)}
      style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
    >
      {live === undefined || live === null ? null : <LiveTint rowId={id} value={live} />}
      <CellContent key={column.stateless ? undefined : id}>{content}</CellContent>
    </td>
  )
}
