import type { ComponentPropsWithRef } from 'react'
import * as S from './Badge.styles'
import { BadgeGlyph } from './BadgeGlyph'

/** success = fine, warning = needs attention, danger = stopped, info = in progress, neutral = nothing special, accent = new, outline = unknown. */
export type BadgeKind = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'accent' | 'outline'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  kind?: BadgeKind | undefined
  /** Leaves the shape out, for counts and labels that are no state. */
  plain?: boolean | undefined
}

/** A state as shape plus word plus colour. One per row for the main state. */
export function Badge({ kind = 'neutral', plain, children, ...rest }: BadgeProps) {
  return (
    <S.Badge data-kind={kind} data-plain={plain || undefined} {...rest}>
      {!plain && <BadgeGlyph kind={kind} />}
      <span>{children}</span>
    </S.Badge>
  )
}
