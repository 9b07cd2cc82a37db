import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import * as S from './BulkBar.styles'

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Rows that are ticked. */
  count: number
  /** Buttons that act on them. */
  children?: ReactNode
  onClear: () => void
  /** Rows that match, when ticking all of them is on offer. */
  matching?: number | undefined
  onSelectMatching?: (() => void) | undefined
}

const figure = (value: number) => value.toLocaleString('en')

/** Rises over the table's foot once a row is ticked: count, actions, close. Escape clears. The parent must be positioned. */
export function BulkBar({ count, children, onClear, matching, onSelectMatching, onKeyDown, ...rest }: BulkBarProps) {
  return (
    <S.Bar
      role="toolbar"
      aria-label={`${figure(count)} selected`}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClear()
      }}
      {...rest}
    >
      <S.Count>{figure(count)} selected</S.Count>
      {matching !== undefined && onSelectMatching ? (
        <Button kind="ghost" onClick={onSelectMatching}>
          Select all {figure(matching)}
        </Button>
      ) : null}
      {children ? (
        <>
          <S.Rule />
          <S.Actions>{children}</S.Actions>
        </>
      ) : null}
      <S.Rule />
      <IconButton label="Clear selection" icon={X} onClick={onClear} tooltipSide="top" />
    </S.Bar>
  )
}
