import { css, styled } from 'styled-components'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

/** Sheet colour in light, one step up in dark: buttons stand on cards and dialogs alike. */
export const buttonSurface = `light-dark(var(--paper-0), var(--ink-850))`

const kinds = css`
  &[data-kind='primary'] { background: ${t('accent')}; color: ${t('on-accent')}; box-shadow: ${t('shadow-button')}, inset 0 1px 0 light-dark(oklch(1 0 0 / 0.14), oklch(1 0 0 / 0.22)); }
  &[data-kind='primary']:hover { background: ${t('accent-hover')}; }
  &[data-kind='primary']:active { background: ${t('accent-active')}; box-shadow: none; }

  &[data-kind='secondary'], &[data-kind='danger-quiet'] { border-color: ${t('border-strong')}; box-shadow: ${t('shadow-button')}; background: ${buttonSurface}; }
  &[data-kind='secondary']:hover { background: ${t('bg-hover')}; border-color: ${t('border-control')}; }
  &[data-kind='secondary']:active { background: ${t('bg-active')}; }

  &[data-kind='ghost'] { color: ${t('fg-muted')}; }
  &[data-kind='ghost']:hover { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &[data-kind='ghost']:active { background: ${t('bg-active')}; }

  &[data-kind='danger'] { background: ${t('danger')}; color: ${t('on-danger')}; box-shadow: ${t('shadow-button')}; }
  &[data-kind='danger']:hover { background: ${t('danger-hover')}; }
  &[data-kind='danger']:active { background: ${t('danger-hover')}; box-shadow: none; }

  &[data-kind='danger-quiet'] { color: ${t('danger-text')}; }
  &[data-kind='danger-quiet']:hover { background: ${t('danger-subtle')}; border-color: ${t('danger-border')}; }

  &[data-kind='secondary'] > svg, &[data-kind='ghost'] > svg { color: ${t('fg-subtle')}; }
`

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 6px;
  height: ${t('control-h')};
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: ${t('radius-md')};
  background: transparent;
  color: ${t('fg')};
  font-weight: ${t('weight-medium')};
  white-space: nowrap;
  text-align: center;
  transition: background ${t('dur-1')} ${t('ease-standard')}, border-color ${t('dur-1')}, box-shadow ${t('dur-1')};

  & > svg:first-child { margin-inline-start: -2px; }
  & > svg:last-child:not(:first-child) { margin-inline-end: -3px; }
  ${kinds}

  &[data-size='sm'] { height: ${t('control-h-sm')}; padding: 0 9px; font-size: ${t('text-xs')}; line-height: ${t('leading-xs')}; }
  &[data-size='lg'] { height: ${t('control-h-lg')}; padding: 0 16px; font-size: ${t('text-md')}; }
  &[data-block] { width: 100%; }

  &:disabled, &[aria-disabled='true'] {
    &, &:hover, &:active { color: ${t('fg-disabled')}; background: ${t('bg-fill')}; border-color: transparent; box-shadow: none; cursor: not-allowed; }
    & > svg { color: inherit; }
  }
  &[aria-busy='true'] { cursor: progress; }
  /* A button without an icon keeps its width: the ring hangs in the padding and the label makes room for it. */
  &[aria-busy='true']:not([data-icon]) > svg:first-child { width: 12px; height: 12px; margin-inline: -9px; }
  &[aria-busy='true']:not([data-icon]) > span { transform: translateX(7px); }
  &[aria-busy='true']:not([data-icon]):dir(rtl) > span { transform: translateX(-7px); }

  ${media.forced} { border-color: ButtonBorder; &:disabled, &[aria-disabled='true'] { border-color: GrayText; color: GrayText; } }
`

export const Button = styled.button`
  ${look}
`
export const ButtonLink = styled(RoutedAnchor)`
  ${look}
`
