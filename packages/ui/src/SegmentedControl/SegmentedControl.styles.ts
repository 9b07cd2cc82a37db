import { styled } from 'styled-components'
import { media, visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Group = styled.fieldset`
  display: inline-flex;
  flex: none;
  gap: 1px;
  max-width: 100%;
  height: ${t('control-h')};
  padding: 2px;
  border-radius: ${t('radius-md')};
  background: ${t('bg-fill')};
  &:disabled { opacity: 0.6; }
  ${media.forced} { border: 1px solid; }
`
export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 24px;
  padding: 0 10px;
  border-radius: ${t('radius-sm')};
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${t('dur-1')} ${t('ease-standard')};
  & > input { ${visuallyHidden} margin: 0; }
  & > [data-hidden] { ${visuallyHidden} }
  &:hover { color: ${t('fg')}; }
  &:has(:checked) { background: light-dark(var(--paper-0), var(--ink-750)); color: ${t('fg')}; box-shadow: 0 0 0 1px var(--shadow-edge), ${t('shadow-button')}; }
  &:has(:focus-visible) { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: 1px; }
  &:has(:disabled) { color: ${t('fg-disabled')}; cursor: not-allowed; }
  ${media.forced} { &:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`
