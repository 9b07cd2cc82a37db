import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-lg')};
  background: light-dark(var(--paper-0), oklch(0.196 0.0118 228));
  ${media.forced} { border-color: CanvasText; }
`
export const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 10px;
  min-height: 44px;
  padding-inline: 16px 12px;
  &[data-ruled] { border-bottom: 1px solid ${t('border')}; }
`
export const Title = styled.h2`
  font-size: ${t('text-sm')};
  font-weight: ${t('weight-semibold')};
  letter-spacing: -0.008em;
`
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: ${t('card-p')};
  [data-ruled] + & { padding-top: ${t('card-p')}; }
  &:not([data-headless]) { padding-top: 4px; }
  &[data-flush] { padding: 0; }
`
