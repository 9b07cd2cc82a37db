import { css, keyframes } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const appear = keyframes`from { opacity: 0; translate: 0 calc(-0.66 * ${t('shift')}); }`
const appearAbove = keyframes`from { opacity: 0; translate: 0 calc(0.66 * ${t('shift')}); }`

/** A sheet that floats beside its trigger; its text does not inherit from there. */
export const floatingLayer = css`
  position: fixed;
  inset: auto;
  z-index: ${t('z-menu')};
  margin: 0;
  border: 0;
  border-radius: ${t('radius-lg')};
  background: ${t('bg-raised')};
  color: ${t('fg')};
  box-shadow: ${t('shadow-menu')};
  font-size: ${t('text-sm')};
  font-weight: ${t('weight-regular')};
  line-height: ${t('leading-sm')};
  letter-spacing: ${t('track-normal')};
  text-align: start;
  white-space: normal;
  overflow: auto;
  overscroll-behavior: contain;
  ${media.moving} {
    animation: ${appear} ${t('dur-2')} ${t('ease-out')};
    &[data-side='top'] { animation-name: ${appearAbove}; }
  }
  &:focus { outline: none; }
  ${media.forced} { border: 1px solid; }
`
