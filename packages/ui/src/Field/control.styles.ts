import { css, styled } from 'styled-components'
import { t } from '../theme/tokens'

/** Halo of a focused field (DESIGN §3 "Focus"). */
export const halo = css`
  border-color: ${t('focus')};
  box-shadow: 0 0 0 3px color-mix(in oklab, ${t('focus')} 22%, transparent);
`

/** Paper in light, sunken in dark: what one writes on. */
export const writable = `light-dark(${t('bg-surface')}, ${t('bg-sunken')})`

/** The edge around an input with its affixes. State comes as `data-invalid`, `data-disabled`, `data-readonly`, `data-size`. */
export const ControlBox = styled.div`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: ${t('control-h')};
  padding: 0 ${t('control-px')};
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-md')};
  background: ${writable};
  color: ${t('fg')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  transition: border-color ${t('dur-1')} ${t('ease-standard')}, box-shadow ${t('dur-1')} ${t('ease-standard')};
  cursor: text;

  > svg { flex: none; color: ${t('fg-subtle')}; }

  &[data-size='sm'] { height: ${t('control-h-sm')}; padding: 0 8px; font-size: ${t('text-xs')}; }
  &[data-size='lg'] { height: ${t('control-h-lg')}; padding: 0 12px; font-size: ${t('text-md')}; }
  &[data-quiet] { border-color: ${t('border-strong')}; }
  &:hover { border-color: ${t('fg-subtle')}; }
  &:focus-within { ${halo} outline: 2px solid transparent; }
  &[data-invalid] { border-color: ${t('danger')}; }
  &[data-invalid]:focus-within { box-shadow: 0 0 0 3px color-mix(in oklab, ${t('danger')} 22%, transparent); }
  &[data-readonly] { background: ${t('bg-sunken')}; border-color: ${t('border-control')}; }
  &[data-readonly]:focus-within { border-color: ${t('focus')}; }
  &[data-disabled] { background: ${t('bg-fill')}; border-color: ${t('border-strong')}; color: ${t('fg-disabled')}; cursor: not-allowed; }
  &[data-disabled] > svg { color: inherit; }
`

/** Resets what a browser draws around an input, so that the box does it. */
export const bareInput = css`
  box-sizing: border-box;
  flex: 1;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;

  &::placeholder { color: ${t('fg-subtle')}; opacity: 1; }
  &:disabled { color: ${t('fg-disabled')}; -webkit-text-fill-color: currentColor; opacity: 1; cursor: not-allowed; }
  &:disabled::placeholder { color: ${t('fg-disabled')}; }
  &:-webkit-autofill { box-shadow: 0 0 0 100px ${t('accent-subtle')} inset; -webkit-text-fill-color: ${t('fg')}; }

  /* Below 16 px a phone zooms into the field. */
  @media (pointer: coarse) { font-size: 1rem; }
`

export const BareInput = styled.input`
  ${bareInput}
`

/** Unit, counter or other short words inside the edge. */
export const Affix = styled.span`
  flex: none;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  white-space: nowrap;
`

/** A button inside the edge: reveal, clear, max. */
export const AffixButton = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 26px;
  height: 26px;
  margin: 0 -6px 0 0;
  padding: 0 5px;
  margin-inline: 0 -6px;
  border: 0;
  border-radius: ${t('radius-sm')};
  background: none;
  color: ${t('fg-subtle')};
  font: inherit;
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  cursor: pointer;

  &:hover:not(:disabled) { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &:active:not(:disabled) { background: ${t('bg-active')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
  &:disabled { color: ${t('fg-disabled')}; cursor: not-allowed; }

  @media (pointer: coarse) { min-width: 40px; height: 40px; }
`
