import { styled } from 'styled-components'
import { t } from '../theme/tokens'

/** One key of a shortcut. Two keys are two of these. */
export const Kbd = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-xs')};
  background: ${t('bg-surface')};
  box-shadow: 0 1px 0 ${t('border')};
  color: ${t('fg-muted')};
  font-family: ${t('font-sans')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-medium')};
  line-height: 1;
`
