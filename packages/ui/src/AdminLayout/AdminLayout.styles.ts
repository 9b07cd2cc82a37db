import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Shell = styled.div`
  display: grid;
  grid-template-columns: ${t('sidebar-w')} minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  overflow: hidden;
  background: ${t('bg-canvas')};
  color: ${t('fg')};
  transition: grid-template-columns ${t('dur-4')} ${t('ease-standard')};
  &[data-nav='collapsed'] { grid-template-columns: ${t('sidebar-w-collapsed')} minmax(0, 1fr); }
  ${media.phone} { &, &[data-nav='collapsed'] { grid-template-columns: minmax(0, 1fr); } }
  @media print { display: block; height: auto; overflow: visible; }
`
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${t('z-tooltip')};
  padding: 8px 12px;
  border-radius: ${t('radius-md')};
  background: ${t('bg-raised')};
  color: ${t('accent-text')};
  font-weight: ${t('weight-medium')};
  box-shadow: ${t('shadow-menu')};
  &:not(:focus) { translate: 0 -200%; }
`
export const Rail = styled.aside`
  display: flex;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  ${media.phone} { display: none; }
  @media print { display: none; }
`
export const Sheet = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  margin: ${t('sheet-inset')};
  margin-inline-start: 0;
  overflow: hidden;
  border-radius: ${t('radius-lg')};
  background: ${t('bg-surface')};
  box-shadow: ${t('shadow-sheet')};
  ${media.phone} { margin: 0; border-radius: 0; box-shadow: none; }
  ${media.forced} { border: 1px solid; }
  @media print { margin: 0; box-shadow: none; overflow: visible; }
`
export const Banners = styled.div`
  flex: none;
  padding: 8px ${t('gutter')} 0;
`
export const Page = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
  @media print { overflow: visible; }
`
/** Lies over the page without catching the pointer; the drawers in it do. */
export const DrawerHost = styled.div`
  position: absolute;
  inset: ${t('topbar-h')} 0 0;
  z-index: ${t('z-drawer')};
  overflow: hidden;
  pointer-events: none;
  & > * { pointer-events: auto; }
`
const slide = keyframes`from { translate: -100% 0; }`
const slideRtl = keyframes`from { translate: 100% 0; }`
const fade = keyframes`from { opacity: 0; }`

export const NavDialog = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(304px, calc(100vw - 48px));
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${t('bg-canvas')};
  color: ${t('fg')};
  box-shadow: ${t('shadow-dialog')};
  ${media.moving} { animation: ${slide} ${t('dur-4')} ${t('ease-standard')}; }
  &:dir(rtl) { inset: 0 0 0 auto; animation-name: ${slideRtl}; }
  &[open] { display: flex; }
  &::backdrop { background: ${t('bg-scrim')}; ${media.moving} { animation: ${fade} ${t('dur-3')} ${t('ease-out')}; } }
`
