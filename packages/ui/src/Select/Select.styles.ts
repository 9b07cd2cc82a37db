import { styled } from 'styled-components'
import { bareInput } from '../Field/control.styles'
import { t } from '../theme/tokens'

/** The native list, so that touch, type-ahead and screen readers behave as the system's own. */
export const NativeSelect = styled.select`
  ${bareInput}
  height: 100%;
  margin-inline: calc(-1 * ${t('control-px')});
  padding-inline: ${t('control-px')} 28px;
  appearance: none;
  border-radius: ${t('radius-md')};
  cursor: pointer;
  text-overflow: ellipsis;

  &[data-empty] { color: ${t('fg-subtle')}; }
  option { background: ${t('bg-raised')}; color: ${t('fg')}; }
  option:disabled { color: ${t('fg-disabled')}; }
`

export const Chevrons = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: -26px;
  color: ${t('fg-subtle')};
  pointer-events: none;
`
