import { styled } from 'styled-components'
import { halo, writable } from '../Field/control.styles'
import { t } from '../theme/tokens'

export const Cells = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  direction: ltr;
  :dir(rtl) > & { justify-content: flex-end; }

  @media (max-width: 767px) { gap: 6px; }
`

/** Invisible but real: it takes keys, paste, autofill and the screen reader's attention. */
export const RealInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  cursor: text;
  font-size: 1rem;
  &:disabled { cursor: not-allowed; }
`

export const Cell = styled.span`
  box-sizing: border-box;
  flex: 0 1 44px;
  display: grid;
  place-items: center;
  min-width: 0;
  height: 52px;
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-md')};
  background: ${writable};
  color: ${t('fg')};
  font-size: 22px;
  font-weight: ${t('weight-medium')};
  font-variant-numeric: tabular-nums;

  @media (max-width: 767px) { flex: 1 1 0; max-width: 48px; }

  &[data-current] { ${halo} }
  &[data-current]:empty::after { content: ''; width: 1.5px; height: 22px; background: ${t('accent')}; }
  ${Cells}[data-status='error'] & { border-color: ${t('danger')}; }
  ${Cells}[data-status='error'] &[data-current] { box-shadow: 0 0 0 3px color-mix(in oklab, ${t('danger')} 22%, transparent); }
  ${Cells}[data-status='success'] & { border-color: ${t('success')}; color: ${t('success-text')}; }
  ${Cells}[data-status='disabled'] & { background: ${t('bg-fill')}; border-color: ${t('border-strong')}; color: ${t('fg-disabled')}; }
  ${Cells}[data-status='busy'] & { color: ${t('fg-muted')}; }
  ${RealInput}:focus ~ &[data-current] { outline: 2px solid transparent; }
`

export const Dash = styled.span`
  flex: none;
  width: 10px;
  height: 1.5px;
  border-radius: 1px;
  background: ${t('border-control')};
`
