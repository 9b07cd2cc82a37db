import { css } from 'styled-components'
import { t } from './tokens'

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** One line, cut with an ellipsis. */
export const truncate = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Tabular figures, as every amount, count and time is set. */
export const figures = css`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${t('track-figure')};
  white-space: nowrap;
`

/** Identifiers, addresses and code. */
export const mono = css`
  font-family: ${t('font-mono')};
  font-size: 0.923em;
  letter-spacing: ${t('track-mono')};
  font-feature-settings: normal;
  font-variant-ligatures: none;
`

/** Widths where the layout changes (DESIGN §5). */
export const media = {
  phone: '@media (max-width: 767px)',
  narrow: '@media (max-width: 1023px)',
  tiny: '@media (max-width: 479px)',
  coarse: '@media (pointer: coarse)',
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** Entrances are drawn only for who wants movement: nothing then starts invisible. */
  moving: '@media (prefers-reduced-motion: no-preference)',
} as const
