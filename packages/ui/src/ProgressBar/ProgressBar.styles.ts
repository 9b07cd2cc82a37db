import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const run = keyframes`from { left: -40%; } to { left: 100%; }`

export const Fill = styled.i`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 2px;
  background: ${t('accent')};
  &:dir(rtl) { inset: 0 0 0 auto; }
  &[data-running] { width: 40%; animation: ${run} 1.4s ${t('ease-standard')} infinite; }
  ${media.still} { &[data-running] { left: 30%; animation: none; } }
  ${media.forced} { background: Highlight; forced-color-adjust: none; }
`
export const Track = styled.div`
  position: relative;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${t('bg-active')};
  &[data-kind='quiet'] > ${Fill} { background: ${t('fg-subtle')}; }
  ${media.forced} { border: 1px solid; }
`
