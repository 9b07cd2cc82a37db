import { styled } from 'styled-components'
import { media } from '../theme/mixins'

/** Edge of the disc. */
export const coinEdge = 'inset 0 0 0 1px light-dark(oklch(0.5 0.1 var(--h) / 0.18), oklch(0.8 0.1 var(--h) / 0.18))'

export const Coin = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  overflow: hidden;
  border-radius: 50%;
  background: light-dark(oklch(0.93 0.045 var(--h)), oklch(0.32 0.055 var(--h)));
  box-shadow: ${coinEdge};
  color: light-dark(oklch(0.4 0.1 var(--h)), oklch(0.86 0.09 var(--h)));
  font-size: 9px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  user-select: none;
  &[data-size='lg'] { width: 34px; height: 34px; font-size: 13px; }
  ${media.forced} { border: 1px solid; }
`
