import { styled } from 'styled-components'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 20px;
  padding: 0 7px 0 6px;
  border-radius: ${t('radius-sm')};
  background: ${t('bg-fill')};
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  line-height: 20px;
  letter-spacing: 0;
  white-space: nowrap;
  vertical-align: middle;

  &[data-plain] { padding: 0 6px; font-variant-numeric: tabular-nums; }
  &[data-kind='success'] { background: ${t('success-subtle')}; color: ${t('success-text')}; }
  &[data-kind='warning'] { background: ${t('warning-subtle')}; color: ${t('warning-text')}; }
  &[data-kind='danger'] { background: ${t('danger-subtle')}; color: ${t('danger-text')}; }
  &[data-kind='info'] { background: ${t('info-subtle')}; color: ${t('info-text')}; }
  &[data-kind='accent'] { background: ${t('accent-subtle')}; color: ${t('accent-text')}; }
  &[data-kind='outline'] { background: none; box-shadow: inset 0 0 0 1px ${t('border-strong')}; }

  & > span { ${truncate} }
  ${media.forced} { border: 1px solid; }
`
