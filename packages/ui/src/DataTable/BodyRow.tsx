import { Ellipsis, GripVertical } from 'lucide-react'
import { memo, useId, useLayoutEffect, useRef } from 'react'
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

const DOTS = <Icon of={Ellipsis} />
const GRIP = <Icon of={GripVertical} size="sm" />
// Its words stand beside it: an input whose attributes change costs more than a text that does.
const Tick = memo(({ ticked, nameId }: { ticked: boolean; nameId: string }) => (
  <Checkbox aria-labelledby={nameId} checked={ticked} readOnly data-tick="" />
))

function BodyRowView<Row>(props: BodyRowProps<Row>) {
  const { row, id, label, index, placed, tracks, controls, interactive, selected, open, menuOpen, state, rowIndex, top } = props
  const element = useRef<HTMLTableRowElement>(null)
  const nameId = useId()
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
      style={top === undefined ? undefined : { top }}
    >
      {controls.grip ? (
        <td role={role} aria-colindex={1} data-control="grip" data-pinned="" style={{ insetInlineStart: 0 }}>
          <button type="button" data-grip="" aria-label={`Move ${label}`} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown">
            {GRIP}
          </button>
        </td>
      ) : null}
      {controls.select ? (
        <td
          role={role}
          aria-colindex={lead}
          data-control="select"
          data-ring=""
          data-pinned=""
          style={{ insetInlineStart: tracks.selectAt }}
        >
          <Tick ticked={selected ?? false} nameId={nameId} />
          <span id={nameId} data-sr="">
            Select {label}
          </span>
        </td>
      ) : null}
      {placed.map((place, position) => (
        <Cell
          key={place.column.id}
          row={row}
          id={id}
          placed={place}
          tracks={tracks}
          ring={!controls.select && !controls.menu && position === placed.length - 1}
          colIndex={lead + position + 1}
          interactive={interactive}
        />
      ))}
      {controls.menu ? (
        <td role={role} aria-colindex={lead + placed.length + 1} data-control="menu" data-ring={controls.select ? undefined : ''}>
          <button type="button" data-menu="" aria-label={`Actions for ${label}`} aria-haspopup="menu" aria-expanded={menuOpen}>
            {DOTS}
          </button>
        </td>
      ) : null}
      {state === 'busy' ? <td role={role} data-spinner="" aria-hidden="true" /> : null}
    </tr>
  )
}

/** A row that is drawn again only when something of its own changes. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView
