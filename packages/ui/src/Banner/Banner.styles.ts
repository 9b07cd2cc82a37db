import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const look = (kind: 'info' | 'warning' | 'danger' | 'success') => `
  &[data-kind='${kind}'] { background: ${t(`${kind}-subtle`)}; border-color: ${t(`${kind}-border`)}; }
  &[data-kind='${kind}'] > svg { color: ${t(`${kind}-text`)}; }
`
export const Banner = styled.div`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: 6px 10px;
  padding: 10px 12px;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-md')};
  background: ${t('bg-sunken')};
  color: ${t('fg')};
  & > svg { margin-top: 2px; }
  & > button { margin: -3px -4px -3px 0; }
  ${look('info')}
  ${look('warning')}
  ${look('danger')}
  ${look('success')}
  ${media.forced} { border-color: CanvasText; }
`
export const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b { font-weight: ${t('weight-medium')}; }
  & > span { color: ${t('fg-muted')}; }
`
export const Action = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  margin-block: -3px;
`
