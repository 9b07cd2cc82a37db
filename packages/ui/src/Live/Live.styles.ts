import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Dot = styled.i`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${t('success')};
  box-shadow: 0 0 0 3px ${t('success-subtle')};
  [data-state='reconnecting'] > & { border-radius: 1px; rotate: 45deg; background: ${t('warning')}; box-shadow: 0 0 0 2px ${t('warning-subtle')}; }
  [data-state='off'] > & { background: none; box-shadow: inset 0 0 0 1.5px ${t('fg-subtle')}; }
  ${media.forced} { forced-color-adjust: none; }
`
export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  height: 24px;
  padding: 0 8px;
  border-radius: ${t('radius-full')};
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  white-space: nowrap;
`
