import { type ComponentPropsWithRef, useId } from 'react'
import { SPARK, sparkPath } from './sparkPath'

/** accent for counts, up and down for market moves, flat for no move. */
export type SparklineTone = 'accent' | 'up' | 'down' | 'flat'

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'values'> {
  /** Oldest first; only the shape is drawn, so floats are fine here. */
  values: readonly number[]
  tone?: SparklineTone | undefined
  /** Tints the area under the line, as in stat tiles. */
  filled?: boolean | undefined
}

const STROKES = { accent: 'var(--accent)', up: 'var(--up)', down: 'var(--down)', flat: 'var(--fg-subtle)' } as const

/** The course of a figure without axes. Decorative: the figure beside it carries the meaning. */
export function Sparkline({ values, tone = 'accent', filled, ...rest }: SparklineProps) {
  const gradient = useId()
  const path = sparkPath(values)
  const stroke = STROKES[tone]
  return (
    <svg viewBox={`0 0 ${SPARK.width} ${SPARK.height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false" {...rest}>
      {path && filled ? (
        <>
          <defs>
            <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor={stroke} stopOpacity="0.16" />
              <stop offset="1" stopColor={stroke} stopOpacity="0" />
            </linearGradient>
          </defs>
          <path d={path.area} fill={`url(#${gradient})`} />
        </>
      ) : null}
      {path ? (
        <path d={path.line} fill="none" stroke={stroke} strokeWidth="1.5" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      ) : null}
    </svg>
  )
}
