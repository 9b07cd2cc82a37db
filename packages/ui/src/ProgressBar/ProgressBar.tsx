import type { ComponentPropsWithRef } from 'react'
import * as S from './ProgressBar.styles'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What progresses, for screen readers. */
  label: string
  /** From 0 to `max`. Without it the bar runs: nobody knows how long it takes. */
  value?: number | undefined
  max?: number | undefined
  /** In words, e.g. "1,204 of 48,219 rows". */
  valueText?: string | undefined
  /** `quiet` for figures in tables that are neither good nor bad. */
  kind?: 'accent' | 'quiet' | undefined
}

export function ProgressBar({ label, value, max = 1, valueText, kind = 'accent', ...rest }: ProgressBarProps) {
  const part = value === undefined ? undefined : max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <S.Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
      aria-valuetext={valueText}
      data-kind={kind}
      {...rest}
    >
      <S.Fill data-running={part === undefined || undefined} style={part === undefined ? undefined : { width: `${part * 100}%` }} />
    </S.Track>
  )
}
