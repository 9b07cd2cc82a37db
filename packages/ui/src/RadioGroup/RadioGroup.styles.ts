import { styled } from 'styled-components'
import { writable } from '../Field/control.styles'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  &[data-orientation='horizontal'] { flex-direction: row; flex-wrap: wrap; gap: 8px 20px; }
  ${media.coarse} { gap: 20px; }
`

export const Dot = styled.input`
  box-sizing: border-box;
  appearance: none;
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1px solid ${t('border-control')};
  border-radius: 50%;
  background: ${writable};
  cursor: pointer;

  &::after { content: ''; position: absolute; inset: -5px; }
  ${media.coarse} { &::after { inset: -15px; } }
  &:hover { border-color: ${t('fg-subtle')}; }
  &:checked { border: 5px solid ${t('accent')}; }
  &:checked::after { inset: -9px; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  &[aria-invalid='true'] { border-color: ${t('danger')}; }
  &:disabled { background: ${t('bg-fill')}; border-color: ${t('border-strong')}; cursor: not-allowed; }
  &:checked:disabled { border-color: ${t('fg-disabled')}; }
  ${media.forced} { &:checked { forced-color-adjust: none; border-color: Highlight; } }
`
