import { styled } from 'styled-components'
import { t } from '../theme/tokens'
import { RoutedAnchor } from './RoutedAnchor'

export const Link = styled(RoutedAnchor)`
  color: ${t('accent-text')};
  font-weight: ${t('weight-medium')};
  border-radius: 2px;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
`
