import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Tabs = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: 18px;
  overflow: auto hidden;
  box-shadow: inset 0 -1px 0 ${t('border')};
  scrollbar-width: none;
`
export const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  height: 36px;
  border-radius: ${t('radius-xs')};
  color: ${t('fg-muted')};
  font-weight: ${t('weight-medium')};
  white-space: nowrap;
  &:hover, &[aria-selected='true'] { color: ${t('fg')}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.coarse} { height: 44px; }
`
export const Count = styled.span`
  padding: 0 5px;
  border-radius: 4px;
  background: ${t('bg-fill')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
`
export const Line = styled.i`
  position: absolute;
  bottom: 0;
  left: 0;
  width: var(--width, 0);
  height: 2px;
  border-radius: 2px 2px 0 0;
  background: ${t('accent')};
  translate: var(--at, 0) 0;
  transition: translate ${t('dur-3')} ${t('ease-standard')}, width ${t('dur-3')} ${t('ease-standard')};
  ${media.forced} { background: Highlight; forced-color-adjust: none; }
`
export const Panel = styled.div`
  min-width: 0;
  border-radius: ${t('radius-xs')};
`
