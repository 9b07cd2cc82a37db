import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const turn = keyframes`to { rotate: 360deg; }`

/** The native checkbox drawn as a switch: track 30x18, thumb 14 (DESIGN §6). */
export const Track = styled.input`
  box-sizing: border-box;
  --thumb: oklch(1 0 0);
  --arc: light-dark(${t('accent')}, var(--petrol-600));
  appearance: none;
  position: relative;
  flex: none;
  display: inline-block;
  width: 30px;
  height: 18px;
  margin: 0;
  border-radius: 9px;
  background: ${t('border-control')};
  vertical-align: middle;
  cursor: pointer;
  transition: background ${t('dur-2')} ${t('ease-standard')};

  &::before {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    box-sizing: border-box;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--thumb);
    box-shadow: 0 1px 2px oklch(0 0 0 / 0.25);
    transition: translate ${t('dur-2')} ${t('ease-standard')};
  }
  /* A target of 24 px, 44 px for fingers. */
  &::after { content: ''; position: absolute; inset: -4px 0; }
  ${media.coarse} { &::after { inset: -13px -7px; } }

  &:hover { background: ${t('fg-subtle')}; }
  &:checked { --thumb: light-dark(oklch(1 0 0), ${t('on-accent')}); --arc: ${t('accent')}; background: ${t('accent')}; }
  &:checked:hover { background: ${t('accent-hover')}; }
  &:checked::before { translate: 12px 0; }
  &:checked:dir(rtl)::before { translate: -12px 0; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  &:disabled { opacity: 0.45; cursor: not-allowed; }

  /* Pending: a quarter of an arc turns inside the thumb. */
  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true']::before {
    border: 2px solid var(--thumb);
    background: radial-gradient(circle, var(--thumb) 3px, transparent 3.5px) padding-box,
      conic-gradient(var(--arc) 25%, color-mix(in oklab, var(--arc) 22%, var(--thumb)) 0) padding-box, var(--thumb);
    animation: ${turn} 800ms linear infinite;
  }
  ${media.still} { &[aria-busy='true']::before { animation-duration: 2.4s; } }

  ${media.forced} {
    border: 1px solid;
    &::before { forced-color-adjust: none; top: 1px; background: ButtonText; }
    &:checked { forced-color-adjust: none; background: Highlight; }
  }
`
