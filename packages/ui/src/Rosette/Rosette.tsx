import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Guilloche } from '../Guilloche'
import { Icon } from '../Icon'
import * as S from './Rosette.styles'

export interface RosetteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  icon: LucideIcon
  /** `danger` where something failed. */
  kind?: 'accent' | 'danger' | undefined
}

/** Engraved ring with an icon at its centre, for empty, denied and failed states. Decorative. */
export function Rosette({ icon, kind = 'accent', ...rest }: RosetteProps) {
  return (
    <S.Rosette data-kind={kind} aria-hidden="true" {...rest}>
      <Guilloche size={128} radius={0.36} amplitude={0.115} lobes={9} stamps={9} line={0.75} />
      <S.Core>
        <Icon of={icon} size="xl" />
      </S.Core>
    </S.Rosette>
  )
}
