import { styled } from 'styled-components'
import { buttonSurface } from '../Button/Button.styles'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const IconButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${t('control-h')};
  height: ${t('control-h')};
  border-radius: ${t('radius-md')};
  color: ${t('fg-subtle')};
  transition: background ${t('dur-1')} ${t('ease-standard')}, color ${t('dur-1')};

  &:hover, &[aria-haspopup][aria-expanded='true'] { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &:active { background: ${t('bg-active')}; }
  &[aria-pressed='true'] { color: ${t('accent-text')}; }
  &[data-size='sm'] { width: 26px; height: 26px; border-radius: ${t('radius-sm')}; }
  &[data-bordered] { border: 1px solid ${t('border-strong')}; background: ${buttonSurface}; box-shadow: ${t('shadow-button')}; }
  &[data-bordered]:hover { background: ${t('bg-hover')}; border-color: ${t('border-control')}; }

  &:disabled, &[aria-disabled='true'] { &, &:hover, &:active { color: ${t('fg-disabled')}; background: none; cursor: not-allowed; } }
  &[aria-busy='true'] { cursor: progress; }

  ${media.coarse} { &, &[data-size='sm'] { width: 44px; height: 44px; border-radius: ${t('radius-md')}; } }
  ${media.forced} { border: 1px solid ButtonBorder; &:disabled, &[aria-disabled='true'] { border-color: GrayText; color: GrayText; } }
`
