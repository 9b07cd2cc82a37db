import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Screen = styled.div`
  display: flex;
  align-items: center;
  flex-direction: column;
  justify-content: center;
  min-height: 100vh;
  min-height: 100dvh;
  gap: 4px;
  padding: 32px;
  color: ${t('fg')};
  font-size: 15px;
  & > p { margin-top: 14px; }
`
export const Sign = styled.span`
  color: ${t('accent')};
`
const run = keyframes`from { translate: -44px 0; } to { translate: 120px 0; }`
export const Track = styled.div`
  position: relative;
  width: 120px;
  height: 2px;
  margin-top: 12px;
  overflow: hidden;
  border-radius: 1px;
  background: ${t('bg-active')};
  &::after {
    content: '';
    display: block;
    width: 44px;
    height: 100%;
    border-radius: 1px;
    background: ${t('accent')};
    animation: ${run} 1.2s ${t('ease-standard')} infinite;
  }
  ${media.still} { &::after { margin-inline-start: 30px; animation: none; } }
`
