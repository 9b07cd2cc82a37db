import { Skeleton } from '../Skeleton'
import type { TableControls } from './tracks'
import type { PlacedColumn } from './useColumnModel'

interface SkeletonBodyProps<Row> {
  placed: readonly PlacedColumn<Row>[]
  controls: TableControls
  rows: number
}

/** The real layout with grey bars, fading downward (DESIGN §6 "Skeleton"). The caller says in words that rows are loading. */
export function SkeletonBody<Row>({ placed, controls, rows }: SkeletonBodyProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
        <tr key={index} style={{ opacity: Math.max(0.1, 1 - Math.max(0, index - 2) * 0.072) }}>
          {controls.grip ? <td data-control="grip" /> : null}
          {controls.select ? (
            <td data-control="select">
              <Skeleton width={16} height={16} />
            </td>
          ) : null}
          {placed.map(({ column }) => (
            <td key={column.id} data-align={column.align}>
              <CellBars shape={column.skeleton ?? (column.align === 'end' ? 'figure' : undefined)} row={index} />
            </td>
          ))}
          {controls.menu ? <td data-control="menu" /> : null}
        </tr>
      ))}
    </tbody>
  )
}

/** Lengths vary by row as real words do, the same each time. */
const vary = (row: number, from: number, by: number) => from + ((row * 7) % 5) * by

function CellBars({ shape, row }: { shape: 'identity' | 'badge' | 'figure' | 'switch' | undefined; row: number }) {
  switch (shape) {
    case 'identity':
      return (
        <span data-who="">
          <Skeleton data-disc="" width={28} height={28} round />
          <span>
            <Skeleton width={vary(row, 90, 12)} />
            <Skeleton data-second="" width={vary(row, 140, 10)} height={8} />
          </span>
        </span>
      )
    case 'badge':
      return <Skeleton width={vary(row, 62, 5)} height={18} />
    case 'figure':
      return <Skeleton width={`${vary(row, 60, 8)}%`} style={{ marginInlineStart: 'auto' }} />
    case 'switch':
      return <Skeleton width={30} height={18} style={{ borderRadius: 9 }} />
    default:
      return <Skeleton width={`${vary(row, 45, 8)}%`} />
  }
}
