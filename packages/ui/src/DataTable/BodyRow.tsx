import { Ellipsis, GripVertical } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { Checkbox } from '../Checkbox'
import { Icon } from '../Icon'
import { Cell } from './Cell'
import { tameWidgets } from './gridStops'
import { cellRole, ROLE } from './roles'
import type { TableControls, Tracks } from './tracks'
import type { PlacedColumn } from './useColumnModel'

/** What is going on with a row: a change on its way, or it has just appeared (a tint that fades over 2 s). */
export type RowState = 'busy' | 'new-up' | 'new-down'

export interface BodyRowProps<Row> {
  row: Row
  id: string
  /** Who or what the row is, for the names of its controls. */
  label: string
  index: number
  placed: readonly PlacedColumn<Row>[]
  tracks: Tracks
  controls: TableControls
  interactive: boolean
  /** undefined when rows cannot be ticked. */
  selected: boolean | undefined
  open: boolean
  menuOpen: boolean
  state: RowState | undefined
  /** `aria-rowindex`, only while some rows are not in the page. */
  rowIndex: number | undefined
  /** CSS px from the top of the body, only while rows are virtual. */
  top: number | undefined
}

function BodyRowView<Row>(props: BodyRowProps<Row>) {
  const { row, id, label, index, placed, tracks, controls, interactive, selected, open, menuOpen, state, rowIndex, top } = props
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (interactive && element.current) tameWidgets(element.current)
  })
  const lead = (controls.grip ? 1 : 0) + (controls.select ? 1 : 0)
  const role = cellRole(interactive)
  return (
    <tr
      ref={element}
      role={ROLE.row}
      tabIndex={interactive ? -1 : undefined}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={state === 'busy' || undefined}
      aria-current={open || undefined}
      data-id={id}
      data-index={index}
      data-state={state}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {controls.grip ? (
        <td role={role} aria-colindex={1} data-control="grip" data-pinned="" style={{ insetInlineStart: 0 }}>
          <button type="button" data-grip="" aria-label={`Move ${label}`} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown">
            <Icon of={GripVertical} size="sm" />
          </button>
        </td>
      ) : null}
      {controls.select ? (
        <td role={role} aria-colindex={lead} data-control="select" data-pinned="" style={{ insetInlineStart: tracks.selectAt }}>
          <Checkbox aria-label={`Select ${label}`} checked={selected ?? false} readOnly data-tick="" />
        </td>
      ) : null}
      {placed.map((place, position) => (
        <Cell
          key={place.column.id}
          row={row}
          placed={place}
          pinnedAt={tracks.pinnedAt.get(place.column.id)}
          colIndex={lead + position + 1}
          interactive={interactive}
        />
      ))}
      {controls.menu ? (
        <td role={role} aria-colindex={lead + placed.length + 1} data-control="menu">
          <button type="button" data-menu="" aria-label={`Actions for ${label}`} aria-haspopup="menu" aria-expanded={menuOpen}>
            <Icon of={Ellipsis} />
          </button>
        </td>
      ) : null}
      {state === 'busy' ? <td role={role} data-spinner="" aria-hidden="true" /> : null}
    </tr>
  )
}

/** A row that is drawn again only when something of its own changes. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView
