import { Ellipsis } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, type MouseEvent, memo, type RefObject, Suspense } from 'react'
import { Checkbox } from '../Checkbox'
import type { RowState } from '../DataTable/BodyRow'
import { CellContent } from '../DataTable/Cell'
import type { DataTableColumn } from '../DataTable/DataTableColumn'
import type { RowIds } from '../DataTable/rowIds'
import { Icon } from '../Icon'
import * as S from './DataCards.styles'

const VirtualCards = lazy(() => import('./VirtualCards'))

/** Said aloud: Safari forgets a list without bullets, and virtual cards stand in boxes of their own. */
const LIST = 'list'
const LIST_ITEM = 'listitem'
/** Cards drawn until the code for virtual ones is here. */
const FEW_CARDS = 20

export interface DataCardsProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string
  /** Visible columns in order; only those with a `cardSlot` are drawn. */
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  ids: RowIds
  rowLabel?: ((row: Row) => string) | undefined
  rowState?: ((row: Row) => RowState | undefined) | undefined
  openRowId?: string | null | undefined
  isTicked?: ((id: string) => boolean) | undefined
  onOpen?: ((index: number, newTab: boolean) => void) | undefined
  onTick?: ((index: number, range: boolean) => void) | undefined
  onMenu?: ((index: number, anchor: HTMLElement) => void) | undefined
  menuRowId?: string | null | undefined
  /** What scrolls, when only the cards in sight are to be in the page. */
  region?: RefObject<HTMLElement | null> | undefined
}

/** Rows as cards for a phone: identity, state, two key values (DESIGN §5). */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, columns, rows, ids, rowLabel, rowState, openRowId, isTicked, onOpen, onTick, onMenu, menuRowId, region, ...rest } = props
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const index = Number(target.closest<HTMLElement>('[data-card]')?.dataset['index'] ?? -1)
    const button = target.closest<HTMLElement>('[data-menu]')
    if (index === -1) return
    if (button) onMenu?.(index, button)
    else if (target.closest('[data-tick]')) onTick?.(index, event.shiftKey)
    else if (target.closest('[data-opens]')) onOpen?.(index, event.ctrlKey || event.metaKey)
  }
  const draw = (index: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = ids.at(index) ?? String(index)
    return (
      <RowCard
        key={id}
        row={row}
        index={index}
        name={rowLabel?.(row) ?? id}
        columns={columns}
        state={rowState?.(row)}
        open={openRowId === id}
        ticked={onTick ? (isTicked?.(id) ?? false) : undefined}
        opens={onOpen !== undefined}
        menu={onMenu ? menuRowId === id : undefined}
        place={region ? { of: rows.length, at: index + 1 } : undefined}
      />
    )
  }
  const first = rows.slice(0, FEW_CARDS).map((_, index) => draw(index))
  return (
    <S.List role={LIST} aria-label={label} onClick={onClick} {...rest}>
      {region ? (
        <Suspense fallback={first}>
          <VirtualCards region={region} count={rows.length} draw={draw} />
        </Suspense>
      ) : (
        rows.map((_, index) => draw(index))
      )}
    </S.List>
  )
}

interface RowCardProps<Row> {
  row: Row
  index: number
  name: string
  columns: readonly DataTableColumn<Row>[]
  state: RowState | undefined
  open: boolean
  /** undefined: cannot be ticked. */
  ticked: boolean | undefined
  opens: boolean
  /** Whether the menu is open; undefined: there is none. */
  menu: boolean | undefined
  /** Place among all cards, while some are not in the page. */
  place: { at: number; of: number } | undefined
}

function RowCardView<Row>({ row, index, name, columns, state, open, ticked, opens, menu, place }: RowCardProps<Row>) {
  const slot = (wanted: DataTableColumn<Row>['cardSlot']) =>
    columns.filter((column) => column.cardSlot === wanted).map((column) => <CellContent key={column.id}>{column.cell(row)}</CellContent>)
  const meta = slot('meta')
  const value = slot('value')
  return (
    <S.Card
      role={LIST_ITEM}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      data-card=""
      data-index={index}
      data-selected={ticked ? '' : undefined}
      data-open={open ? '' : undefined}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
    >
      {opens ? <S.Open type="button" data-opens="" aria-label={`Open ${name}`} aria-current={open || undefined} /> : null}
      <S.Content>
        <S.Above as={S.Line}>
          <span>{slot('title')}</span>
          <span data-end="">{slot('status')}</span>
        </S.Above>
        {meta.length + value.length > 0 ? (
          <S.Above as={S.Line}>
            <span>{meta}</span>
            <span data-end="">{value}</span>
          </S.Above>
        ) : null}
      </S.Content>
      {menu === undefined && ticked === undefined ? null : (
        <S.Tools>
          {menu === undefined ? null : (
            <S.Menu type="button" data-menu="" aria-label={`Actions for ${name}`} aria-haspopup="menu" aria-expanded={menu}>
              <Icon of={Ellipsis} size="lg" />
            </S.Menu>
          )}
          {ticked === undefined ? null : (
            <S.Tick>
              <Checkbox aria-label={`Select ${name}`} checked={ticked} readOnly data-tick="" />
            </S.Tick>
          )}
        </S.Tools>
      )}
    </S.Card>
  )
}

const RowCard = memo(RowCardView) as typeof RowCardView
