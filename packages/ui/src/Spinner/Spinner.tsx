import type { ComponentPropsWithRef } from 'react'
import * as S from './Spinner.styles'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Pixels: 14 in buttons, 18 in fields, 28 for a page. */
  size?: 14 | 16 | 18 | 28 | undefined
}

/** A turning ring in the colour of its text. Decorative: say beside it, or with `aria-busy`, what goes on. */
export function Spinner({ size = 18, ...rest }: SpinnerProps) {
  return (
    <S.Ring width={size} height={size} viewBox="0 0 18 18" aria-hidden="true" focusable="false" {...rest}>
      <circle cx="9" cy="9" r="7" opacity="0.2" />
      <circle cx="9" cy="9" r="7" strokeLinecap="round" strokeDasharray="11 40" />
    </S.Ring>
  )
}
