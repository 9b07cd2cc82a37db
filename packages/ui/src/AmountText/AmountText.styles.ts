import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Figure = styled.data`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${t('track-figure')};
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;
`

export const Zeros = styled.span`
  color: ${t('fg-subtle')};
`

export const Unit = styled.span`
  margin-inline-start: 0.08em;
  color: ${t('fg-subtle')};
  font-size: 0.92em;
  letter-spacing: 0;
`
