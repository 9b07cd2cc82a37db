import { styled } from 'styled-components'
import { ControlBox } from '../Field/control.styles'
import { truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

/** A button that looks like a field: what it opens is a popover. */
export const TriggerBox = styled(ControlBox)`
  width: 100%;
  margin: 0;
  font-family: inherit;
  font-weight: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  &[aria-expanded='true'] { border-color: ${t('focus')}; box-shadow: 0 0 0 3px color-mix(in oklab, ${t('focus')} 22%, transparent); }
  > svg:last-child { margin-inline-start: auto; }
`

export const TriggerValue = styled.span`
  ${truncate}
  &[data-empty] { color: ${t('fg-subtle')}; }
`
