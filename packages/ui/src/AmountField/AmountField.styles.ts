import { styled } from 'styled-components'
import { BareInput } from '../Field/control.styles'
import { t } from '../theme/tokens'

/** Figures read left to right in every script's direction. */
export const AmountInput = styled(BareInput)`
  direction: ltr;
  :dir(rtl) > & { text-align: right; }
  font-variant-numeric: tabular-nums;
  letter-spacing: ${t('track-figure')};
`
