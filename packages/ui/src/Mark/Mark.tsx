import type { ComponentPropsWithRef } from 'react'

export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Pixels, 16 or more. */
  size?: number | undefined
  /** Only when no name stands beside it. */
  label?: string | undefined
}

/** The mark: a capital B set as five ledger lines, two of them split like an account and an amount column. Takes the text colour. */
export function Mark({ size = 22, label, ...rest }: MarkProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden because the name stands beside it
    <svg width={size} height={size} viewBox="0 0 24 24" focusable="false" {...name} {...rest}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.7"
        strokeLinecap="round"
        d="M4.6 4.3h8.8M4.6 8.15h1.5M13.9 8.15h1.9M4.6 12h9.9M4.6 15.85h1.5M15.6 15.85h2.2M4.6 19.7h10.4"
      />
    </svg>
  )
}
