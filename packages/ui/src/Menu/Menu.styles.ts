import { css, styled } from 'styled-components'
import { floatingLayer } from '../anchored/layer.styles'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Menu = styled.div`
  ${floatingLayer}
  min-width: 200px;
  max-width: min(280px, calc(100vw - 16px));
  padding: 4px;
`
const item = css`
  display: flex;
  align-items: center;
  gap: 9px;
  width: 100%;
  min-height: ${t('menu-item-h')};
  padding: 4px 8px;
  border-radius: ${t('radius-sm')};
  color: ${t('fg')};
  text-align: start;
  cursor: pointer;
  & > svg { color: ${t('fg-subtle')}; }

  &:hover, &:focus { background: light-dark(var(--paper-100), var(--ink-750)); outline: none; }
  &[data-kind='danger'] { color: ${t('danger-text')}; & > svg { color: inherit; } &:hover, &:focus { background: ${t('danger-subtle')}; } }
  &[aria-disabled='true'] { color: ${t('fg-disabled')}; cursor: not-allowed; & > svg { color: inherit; } }
  ${media.forced} { &:focus { outline: 2px solid Highlight; outline-offset: -2px; } &[aria-disabled='true'] { color: GrayText; } }
`
export const Item = styled.button`
  ${item}
`
export const LinkItem = styled(RoutedAnchor)`
  ${item}
`
export const ItemLabel = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
export const Reason = styled.small`
  display: block;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  line-height: ${t('leading-2xs')};
`
export const Tail = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: 3px;
  margin-inline-start: auto;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`
export const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-xs')};
  background: light-dark(${t('bg-surface')}, ${t('bg-sunken')});
  color: ${t('on-accent')};
  & > svg { width: 12px; height: 12px; }
  [aria-checked='true'] > & { border-color: ${t('accent')}; background: ${t('accent')}; }
  ${media.forced} { [aria-checked='true'] > & { background: Highlight; color: HighlightText; } }
`
export const Heading = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 6px 8px 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-medium')};
  line-height: 16px;
`
export const Rule = styled.hr`
  margin: 4px -4px;
  border: 0;
  border-top: 1px solid ${t('border')};
`
