import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

/** Where files may be dropped; the native input inside it takes clicks and keys. */
export const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 10px 12px;
  border: 1px dashed ${t('border-control')};
  border-radius: ${t('radius-md')};
  background: light-dark(${t('bg-surface')}, ${t('bg-sunken')});
  transition: border-color ${t('dur-1')} ${t('ease-standard')}, background ${t('dur-1')} ${t('ease-standard')};

  &[data-over] { border-color: ${t('focus')}; background: ${t('bg-selected')}; }
  &[data-invalid] { border-color: ${t('danger')}; }
  &[data-disabled] { background: ${t('bg-fill')}; border-color: ${t('border-strong')}; color: ${t('fg-subtle')}; }
  &:has(input:focus-visible) { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  > svg { flex: none; color: ${t('fg-subtle')}; }
`

export const HiddenInput = styled.input`
  ${visuallyHidden}
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  > p { margin: 0; overflow-wrap: anywhere; }
  > p + p { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: ${t('leading-xs')}; }
`

export const Choose = styled.label`
  color: ${t('accent-text')};
  font-weight: ${t('weight-medium')};
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &[data-disabled] { color: inherit; cursor: not-allowed; text-decoration: none; }
`

/** A chessboard of two quiet greys, so that transparent logos show in both themes. */
export const Preview = styled.img`
  flex: none;
  width: 44px;
  height: 44px;
  object-fit: contain;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-sm')};
  background: repeating-conic-gradient(${t('bg-active')} 0 25%, ${t('bg-surface')} 0 50%) 0 0 / 12px 12px;
`
