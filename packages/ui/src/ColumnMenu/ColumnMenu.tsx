import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../Button'
import type { ColumnFace, ColumnLayout } from '../DataTable'
import { Popover } from '../Popover'

const load = () => import('./ColumnList')
const ColumnList = lazy(load)

export interface ColumnMenuProps {
  columns: readonly ColumnFace[]
  /** The layout in force; `initialLayout(columns)` at first. */
  layout: ColumnLayout
  onChange: (layout: ColumnLayout) => void
}

/** Tick to show, drag or Alt+arrows to order, pin, Reset (DESIGN §6 "Toolbar"). The list is fetched when a pointer or the focus comes near. */
export function ColumnMenu(props: ColumnMenuProps) {
  return (
    <Popover
      label="Columns"
      align="end"
      padded={false}
      trigger={
        <Button icon={Columns3} onPointerEnter={() => void load()} onFocus={() => void load()}>
          Columns
        </Button>
      }
    >
      <Suspense fallback={null}>
        <ColumnList {...props} />
      </Suspense>
    </Popover>
  )
}
