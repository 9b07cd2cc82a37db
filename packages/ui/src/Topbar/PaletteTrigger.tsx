import { Search } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon'
import { Kbd } from '../Kbd'
import * as S from './Topbar.styles'

export interface PaletteTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Keys shown at the end. */
  keys?: readonly string[] | undefined
}

/** Looks like a search field, opens the command palette. */
export function PaletteTrigger({ keys = ['Ctrl', 'K'], ...rest }: PaletteTriggerProps) {
  return (
    <S.Palette type="button" aria-haspopup="dialog" {...rest}>
      <Icon of={Search} size="sm" />
      <S.PaletteWords>Search or jump to</S.PaletteWords>
      <S.Keys aria-hidden="true">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </S.Keys>
    </S.Palette>
  )
}
