import { isValidElement, type ReactNode } from 'react'
import { LiveTint } from './LiveTint'
import { cellRole } from './roles'
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
  placed: PlacedColumn<Row>
  /** `inset-inline-start` while the table scrolls sideways; undefined scrolls away. */
  pinnedAt: string | undefined
  colIndex: number
  interactive: boolean
}

/** One data cell of a row. */
export function Cell<Row>({ row, placed: { column }, pinnedAt, colIndex, interactive }: CellProps<Row>) {
  const content = column.cell(row)
  const title = column.title?.(row) ?? (isValidElement(content) || content === null || content === undefined ? undefined : String(content))
  const live = column.live?.(row)
  return (
    <td
      role={cellRole(interactive)}
      aria-colindex={colIndex}
      tabIndex={interactive ? -1 : undefined}
      title={title || undefined}
      data-align={column.align}
      data-pinned={pinnedAt === undefined ? undefined : ''}
      style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
    >
      {live === undefined || live === null ? null : <LiveTint value={live} />}
      <CellContent>{content}</CellContent>
    </td>
  )
}
