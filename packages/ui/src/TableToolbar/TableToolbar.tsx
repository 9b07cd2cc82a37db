import { ListFilter } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../IconButton'
import * as S from './TableToolbar.styles'

export interface TableToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A SearchField. */
  search?: ReactNode
  /** Chips in force, "Add filter", "Clear". Below 1024 px they go behind one button. */
  filters?: ReactNode
  /** Filters in force, on that button. */
  filterCount?: number | undefined
  /** DensityToggle and ColumnMenu; absent on a phone, where rows are cards. */
  view?: ReactNode
  /** Other controls at the end, on every width. */
  end?: ReactNode
}

/** The row over a table: search, filters, then density and columns at the end (DESIGN §6 "Toolbar"). */
export function TableToolbar({ search, filters, filterCount = 0, view, end, ...rest }: TableToolbarProps) {
  const filtersId = useId()
  const [asked, setAsked] = useState<boolean | null>(null)
  // Filters in force are in sight until somebody closes them.
  const open = asked ?? filterCount > 0
  return (
    <S.Toolbar {...rest}>
      {search ? <S.Search>{search}</S.Search> : null}
      {filters ? (
        <S.Filters id={filtersId} data-open={open || undefined}>
          {filters}
        </S.Filters>
      ) : null}
      <S.End>
        {end}
        {filters ? (
          <S.NarrowOnly>
            <IconButton
              label={filterCount > 0 ? `Filters, ${filterCount} on` : 'Filters'}
              icon={ListFilter}
              bordered
              aria-expanded={open}
              aria-controls={filtersId}
              onClick={() => setAsked(!open)}
            />
            {filterCount > 0 ? <S.Badge aria-hidden="true">{filterCount}</S.Badge> : null}
          </S.NarrowOnly>
        ) : null}
        {view ? <S.WideOnly>{view}</S.WideOnly> : null}
      </S.End>
    </S.Toolbar>
  )
}
