import { styled } from 'styled-components'
import { media, mono, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Value = styled.span`
  ${truncate}
`
export const Copy = styled.button`
  ${mono}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  /* The room of its own negative margin counts too. */
  max-width: calc(100% + 3px);
  min-height: 24px;
  margin-inline-start: -3px;
  padding: 1px 3px;
  border-radius: ${t('radius-xs')};
  color: ${t('fg-muted')};
  & > svg { width: 12px; height: 12px; color: ${t('fg-subtle')}; opacity: 0; }
  &:hover { background: ${t('bg-fill')}; color: ${t('fg')}; }
  &:hover > svg, &:focus-visible > svg, &[data-shown] > svg, &:not([data-outcome='none']) > svg { opacity: 1; }
  &[data-outcome='copied'] > svg { color: ${t('success-text')}; }
  ${media.coarse} { min-height: 44px; & > svg { opacity: 1; } }
`
