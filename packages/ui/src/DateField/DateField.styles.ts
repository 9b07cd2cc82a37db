import { styled } from 'styled-components'
import { BareInput } from '../Field/control.styles'
import { t } from '../theme/tokens'

export const DayInput = styled(BareInput)`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${t('track-figure')};
`

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: 208px;
  height: 244px;
`
