import { ArrowDown, ArrowUp, GripVertical, Lock, Pin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { Checkbox } from '../Checkbox'
import { type ColumnChange, changeLayout, columnOrder } from '../DataTable/columnLayout'
import type { ColumnFace } from '../DataTable/DataTableColumn'
import { dragInList } from '../DataTable/dragInList'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './ColumnList.styles'
import type { ColumnMenuProps } from './ColumnMenu'

/** What the column menu shows once it is open. */
export default function ColumnList({ columns, layout, onChange }: ColumnMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useRef<string | null>(null)
  const [lifted, setLifted] = useState<string | null>(null)
  const [said, say] = useState('')
  const order = columnOrder(columns, layout)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const entries = order.flatMap((id) => byId.get(id) ?? [])

  // Reordering moves elements, and a moved element loses the focus.
  useLayoutEffect(() => {
    const wanted = focusAfter.current
    focusAfter.current = null
    if (wanted) list.current?.querySelector<HTMLElement>(wanted)?.focus()
  })

  const change = (wish: ColumnChange) => {
    const next = changeLayout(columns, layout, wish)
    if (next !== layout) onChange(next)
    return next
  }
  const move = (column: ColumnFace, to: number, focus: string) => {
    const next = change({ type: 'move', id: column.id, to })
    focusAfter.current = `[data-column="${CSS.escape(column.id)}"] ${focus}`
    say(`${column.header}, place ${columnOrder(columns, next).indexOf(column.id) + 1} of ${entries.length}`)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, column: ColumnFace, index: number) => {
    const onGrip = (event.target as HTMLElement).matches('[data-grip]')
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !(event.altKey || onGrip) || column.hideable === false) return
    event.preventDefault()
    move(column, index + by, onGrip ? '[data-grip]' : 'input')
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>, column: ColumnFace, index: number) => {
    const item = event.currentTarget.closest('li')
    const ul = list.current
    if (!item || !ul || event.button !== 0) return
    const items = [...ul.children].flatMap((element, at) =>
      element instanceof HTMLElement && entries[at]?.hideable !== false ? [{ index: at, element }] : [],
    )
    dragInList({
      item,
      items,
      from: index,
      y: event.clientY,
      list: ul,
      region: ul.closest<HTMLElement>('[popover]'),
      onDrop: (to) => move(column, to, '[data-grip]'),
    })
  }

  return (
    <S.Panel>
      <S.Head>
        <span>Columns</span>
        <S.Reset type="button" onClick={() => change({ type: 'reset' })}>
          Reset
        </S.Reset>
      </S.Head>
      <S.List ref={list}>
        {entries.map((column, index) => (
          <S.Entry
            key={column.id}
            data-column={column.id}
            data-locked={column.hideable === false || undefined}
            onKeyDown={(event) => onKeyDown(event, column, index)}
          >
            <S.Name>
              <Checkbox
                label={column.header}
                checked={!layout.hidden.includes(column.id)}
                disabled={column.hideable === false}
                onChange={(event) => change({ type: 'show', id: column.id, shown: event.currentTarget.checked })}
              />
            </S.Name>
            {column.hideable === false ? (
              <S.Lock title="Always shown">
                <Icon of={Lock} size="sm" />
              </S.Lock>
            ) : (
              <>
                {lifted === column.id ? (
                  <>
                    <S.Tool
                      type="button"
                      aria-label={`Move ${column.header} up`}
                      onClick={() => move(column, index - 1, '[data-up]')}
                      data-up=""
                    >
                      <Icon of={ArrowUp} size="sm" />
                    </S.Tool>
                    <S.Tool
                      type="button"
                      aria-label={`Move ${column.header} down`}
                      onClick={() => move(column, index + 1, '[data-down]')}
                      data-down=""
                    >
                      <Icon of={ArrowDown} size="sm" />
                    </S.Tool>
                  </>
                ) : (
                  <S.Tool
                    type="button"
                    data-pin=""
                    aria-label={`Keep ${column.header} in sight`}
                    title="Keep in sight while the table scrolls sideways"
                    aria-pressed={layout.pinned.includes(column.id)}
                    onClick={() => change({ type: 'pin', id: column.id, pinned: !layout.pinned.includes(column.id) })}
                  >
                    <Icon of={Pin} size="sm" />
                  </S.Tool>
                )}
                <S.Tool
                  type="button"
                  data-grip=""
                  aria-label={`Move ${column.header}`}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  aria-pressed={lifted === column.id}
                  onPointerDown={(event) => onPointerDown(event, column, index)}
                  onClick={() => setLifted(lifted === column.id ? null : column.id)}
                >
                  <Icon of={GripVertical} size="sm" />
                </S.Tool>
              </>
            )}
          </S.Entry>
        ))}
      </S.List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </S.Panel>
  )
}
