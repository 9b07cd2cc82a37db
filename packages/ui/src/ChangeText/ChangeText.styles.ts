import { styled } from 'styled-components'
import { figures } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Change = styled.data`
  ${figures}
  display: inline-flex;
  align-items: center;
  gap: 2px;
  unicode-bidi: isolate;
  direction: ltr;
  &[data-direction='up'] { color: ${t('up')}; }
  &[data-direction='down'] { color: ${t('down')}; }
  > svg { flex: none; width: 12px; height: 12px; stroke-width: 2.25; }
`
