import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const sheen = keyframes`to { translate: 100% 0; }`

export const Bar = styled.span`
  position: relative;
  display: block;
  max-width: 100%;
  overflow: hidden;
  border-radius: 4px;
  background: ${t('bg-active')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, light-dark(oklch(1 0 0 / 0.65), oklch(1 0 0 / 0.05)), transparent);
    translate: -100% 0;
    animation: ${sheen} 1.6s ${t('ease-standard')} infinite;
  }
  &[data-round] { border-radius: 50%; }
  ${media.still} { &::after { animation: none; } }
  ${media.forced} { border: 1px solid GrayText; }
`
