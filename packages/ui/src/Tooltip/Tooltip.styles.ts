import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const appear = keyframes`from { opacity: 0; translate: 0 calc(${t('shift')} * 0.66); }`

export const Tip = styled.div`
  position: fixed;
  inset: auto;
  z-index: ${t('z-tooltip')};
  margin: 0;
  border: 0;
  max-width: 280px;
  width: max-content;
  padding: 5px 8px;
  overflow: visible;
  border-radius: ${t('radius-md')};
  background: ${t('bg-inverse')};
  color: ${t('fg-inverse')};
  box-shadow: ${t('shadow-menu')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-regular')};
  line-height: 16px;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  ${media.moving} { animation: ${appear} ${t('dur-2')} ${t('ease-out')}; }

  & kbd { margin-inline-start: 6px; border-color: transparent; background: light-dark(oklch(1 0 0 / 0.12), oklch(0 0 0 / 0.06)); box-shadow: none; color: inherit; }
  ${media.forced} { border: 1px solid; }
`
