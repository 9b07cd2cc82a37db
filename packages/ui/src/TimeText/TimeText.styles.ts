import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Stamp = styled.time`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${t('track-figure')};
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;
  border-radius: 2px;
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
`

export const Beside = styled.span`
  margin-inline-start: 0.08em;
  color: ${t('fg-subtle')};
  letter-spacing: 0;
`

export const Lines = styled.span`
  white-space: pre-line;
  font-variant-numeric: tabular-nums;
`
