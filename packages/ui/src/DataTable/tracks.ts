import type { PlacedColumn } from './useColumnModel'

/** Control columns around the data columns. */
export interface TableControls {
  readonly grip: boolean
  readonly select: boolean
  readonly menu: boolean
}

export interface Tracks {
  /** `grid-template-columns` of every row. Rows are grids of their own; equal templates keep the columns in line. */
  readonly template: string
  /** Least width of the table, CSS: in less room the region scrolls sideways. */
  readonly least: string
  /** `inset-inline-start` of the tick column and of each data column that is kept in sight, CSS. */
  readonly selectAt: string
  readonly pinnedAt: ReadonlyMap<string, string>
  /** The pinned column whose edge cuts the others off. */
  readonly lastPinned: string | undefined
}

const GRIP = '1.25rem'
const TICK = '1rem + var(--cell-px)'
const ACTIONS = '2rem + var(--table-edge)'
// The outer columns reach to the edge of the sheet, so they are wider by what the edge is wider than a cell's padding.
const TO_EDGE = 'var(--table-edge) - var(--cell-px)'

/** CSS px at a 16 px root to a length that grows with the text. */
export const rem = (px: number) => `${px / 16}rem`

export function tracksOf<Row>(placed: readonly PlacedColumn<Row>[], { grip, select, menu }: TableControls): Tracks {
  const lead = grip || select
  const leadParts = [lead ? 'var(--table-edge)' : '', grip ? GRIP : '', select ? TICK : ''].filter(Boolean)
  const columns = placed.map(({ width, grow }, index) => {
    const edges = (index === 0 && !lead ? 1 : 0) + (index === placed.length - 1 && !menu ? 1 : 0)
    const least = [rem(width), ...Array.from({ length: edges }, () => TO_EDGE)].join(' + ')
    return { least, track: grow === 0 ? `calc(${least})` : `minmax(calc(${least}), ${grow}fr)` }
  })
  const pinShift = lead ? leadParts.join(' + ') : TO_EDGE
  return {
    template: [
      grip ? `calc(var(--table-edge) + ${GRIP})` : '',
      select ? `calc(${grip ? '' : 'var(--table-edge) + '}${TICK})` : '',
      ...columns.map((column) => column.track),
      // Spare space that no fluid column takes lies before the actions.
      placed.some(({ grow }) => grow > 0) ? '' : 'minmax(0, 1fr)',
      menu ? `calc(${ACTIONS})` : '',
    ]
      .filter(Boolean)
      .join(' '),
    least: `calc(${[...leadParts, ...columns.map((column) => column.least), menu ? ACTIONS : ''].filter(Boolean).join(' + ')})`,
    selectAt: grip ? `calc(var(--table-edge) + ${GRIP})` : '0',
    pinnedAt: new Map(
      placed.flatMap(({ column, pinnedAt }, index) => {
        if (pinnedAt === undefined) return []
        return [[column.id, index === 0 && !lead ? '0' : `calc(${rem(pinnedAt)} + ${pinShift})`]]
      }),
    ),
    lastPinned: placed.findLast(({ pinnedAt }) => pinnedAt !== undefined)?.column.id,
  }
}

/** Value of `data-pinned` on a cell: kept in sight, and whether the cut is behind it. */
export const pinMark = ({ pinnedAt, lastPinned }: Tracks, id: string) => (pinnedAt.has(id) ? (id === lastPinned ? 'last' : '') : undefined)
