import { styled } from 'styled-components'
import { bareInput, ControlBox } from '../Field/control.styles'
import { t } from '../theme/tokens'

/** The list fills the edge, so that a click anywhere opens it; drawings lie above and let clicks through. */
export const SelectBox = styled(ControlBox)`
  position: relative;
  padding: 0;
  &[data-size] { padding: 0; }
  > svg { position: absolute; pointer-events: none; inset-inline-start: ${t('control-px')}; }
  > svg:last-child { inset-inline: auto 8px; }
`

/** The native list, so that touch, type-ahead and screen readers behave as the system's own. */
export const NativeSelect = styled.select`
  ${bareInput}
  height: 100%;
  padding-inline: ${t('control-px')} 26px;
  appearance: none;
  border-radius: ${t('radius-md')};
  cursor: pointer;
  text-overflow: ellipsis;

  ${SelectBox}[data-size='lg'] & { padding-inline-start: 12px; }
  svg + && { padding-inline-start: 34px; }
  &:has(> option[value='']:checked):enabled { color: ${t('fg-subtle')}; }
  option { background: ${t('bg-raised')}; color: ${t('fg')}; }
  option:disabled { color: ${t('fg-disabled')}; }
`
