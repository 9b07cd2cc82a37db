import { type ReactNode, useId } from 'react'
import * as S from './Menu.styles'

export interface MenuSectionProps {
  label: string
  children: ReactNode
}

/** Entries under a quiet heading. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={id}>
      <S.Heading id={id} role="presentation">
        {label}
      </S.Heading>
      {children}
    </div>
  )
}

/** A rule between groups of entries. */
export function MenuSeparator() {
  return <S.Rule />
}
