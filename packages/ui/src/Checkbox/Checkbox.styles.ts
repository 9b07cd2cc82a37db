import { styled } from 'styled-components'
import { writable } from '../Field/control.styles'
import { t } from '../theme/tokens'

const TICK = 'polygon(14% 44%, 0 60%, 38% 96%, 100% 20%, 85% 6%, 37% 65%)'
const DASH = 'polygon(0 40%, 100% 40%, 100% 60%, 0 60%)'

/** The native box, drawn by us: shape by clip-path, so no image and no extra element. */
export const Box = styled.input`
  box-sizing: border-box;
  appearance: none;
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-xs')};
  background: ${writable};
  vertical-align: middle;
  cursor: pointer;
  transition: background ${t('dur-1')} ${t('ease-standard')}, border-color ${t('dur-1')} ${t('ease-standard')};

  &::before { content: ''; width: 10px; height: 10px; clip-path: ${TICK}; background: ${t('on-accent')}; opacity: 0; }
  /* A target of 24 px, 44 px for fingers. */
  &::after { content: ''; position: absolute; inset: -5px; }
  @media (pointer: coarse) { &::after { inset: -15px; } }

  &:hover { border-color: ${t('fg-subtle')}; }
  &:checked, &:indeterminate { background: ${t('accent')}; border-color: ${t('accent')}; }
  &:checked::before, &:indeterminate::before { opacity: 1; }
  &:indeterminate::before { clip-path: ${DASH}; width: 8px; }
  &:checked:hover, &:indeterminate:hover { background: ${t('accent-hover')}; border-color: ${t('accent-hover')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  &[aria-invalid='true'] { border-color: ${t('danger')}; }
  &:disabled { background: ${t('bg-fill')}; border-color: ${t('border-strong')}; cursor: not-allowed; }
  &:disabled::before { background: ${t('fg-disabled')}; }

  @media (forced-colors: active) {
    &::before { forced-color-adjust: none; background: HighlightText; }
    &:checked, &:indeterminate { forced-color-adjust: none; background: Highlight; }
  }
`
