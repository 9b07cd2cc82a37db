import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

/** The page's footer while something is unsaved. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  min-height: 56px;
  padding: 8px ${t('gutter')};
  border-top: 1px solid ${t('border')};
  background: ${t('bg-surface')};
  color: ${t('fg')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  &[data-sticky] { position: sticky; bottom: 0; z-index: ${t('z-sticky')}; }
`

export const Words = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 10px;
  min-width: 0;
  margin-inline-end: auto;
  > i { flex: none; width: 8px; height: 8px; border-radius: 50%; background: ${t('warning')}; }
  > b { font-weight: ${t('weight-medium')}; }
  > span { color: ${t('fg-subtle')}; }
  ${media.forced} { > i { forced-color-adjust: none; } }
`

export const Acts = styled.span`
  display: flex;
  gap: 8px;
  ${media.phone} { flex: 1 1 100%; > button { flex: 1; } }
`
