import type { BadgeKind } from './Badge'

const SHAPES = {
  success: <circle cx="5" cy="5" r="3" fill="currentColor" />,
  warning: <path d="M5 1.4 9 8.4H1z" fill="currentColor" />,
  danger: <rect x="1.8" y="1.8" width="6.4" height="6.4" rx="1.2" fill="currentColor" />,
  info: (
    <>
      <path d="M5 2a3 3 0 0 1 0 6z" fill="currentColor" />
      <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  neutral: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  accent: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  outline: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="1.6 1.5" />,
} as const satisfies Record<BadgeKind, unknown>

/** The shape that goes with a kind, 10 px, in the colour of its text. */
export function BadgeGlyph({ kind }: { kind: BadgeKind }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
      {SHAPES[kind]}
    </svg>
  )
}
