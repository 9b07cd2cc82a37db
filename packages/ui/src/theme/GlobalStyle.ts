import { createGlobalStyle } from 'styled-components'
import { t } from './tokens'

/** Reset, body text and the one focus ring (DESIGN §3). Comes with `UiProvider`. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 16px; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-color: ${t('border-control')} transparent; }
  body {
    margin: 0; background: ${t('bg-canvas')}; color: ${t('fg')};
    font-family: ${t('font-sans')}; font-size: ${t('text-sm')}; line-height: ${t('leading-sm')}; font-weight: ${t('weight-regular')};
    letter-spacing: ${t('track-normal')}; font-feature-settings: ${t('font-features')}; font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: inherit; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; font-feature-settings: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  a { color: inherit; text-decoration: none; }
  svg { display: block; flex: none; }
  table { border-collapse: separate; border-spacing: 0; width: 100%; }
  b, strong { font-weight: ${t('weight-medium')}; }
  :focus { outline: none; }
  :focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  ::selection { background: ${t('accent-muted')}; }
  @media print { body { background: none; } }
`
