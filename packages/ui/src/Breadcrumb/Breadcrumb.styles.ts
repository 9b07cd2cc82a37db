import { css, styled } from 'styled-components'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Nav = styled.nav`
  min-width: 0;
`
export const List = styled.ol`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  color: ${t('fg-subtle')};
`
export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  white-space: nowrap;
  &:not([data-last]) { flex: none; }
`
const step = css`
  padding: 2px 5px;
  border-radius: ${t('radius-xs')};
`
export const Step = styled(RoutedAnchor)`
  ${step}
  &:hover { background: ${t('bg-hover')}; color: ${t('fg')}; }
`
export const Group = styled.span`
  ${step}
`
export const Current = styled.span`
  ${step}
  ${truncate}
  color: ${t('fg')};
  font-weight: ${t('weight-medium')};
`
export const Divider = styled.span`
  color: ${t('border-control')};
  &:dir(rtl) { scale: -1 1; }
`
