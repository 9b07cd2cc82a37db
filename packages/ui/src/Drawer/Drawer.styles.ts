import { keyframes, styled } from 'styled-components'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { figures, media } from '../theme/mixins'
import { t } from '../theme/tokens'

const slide = keyframes`from { translate: 100% 0; }`
const slideRtl = keyframes`from { translate: -100% 0; }`
const fromBelow = keyframes`from { translate: 0 100%; }`
const fade = keyframes`from { opacity: 0; }`

export const Drawer = styled.dialog`
  position: absolute;
  inset-block: 0;
  inset-inline: auto 0;
  z-index: ${t('z-drawer')};
  width: min(${t('drawer-w')}, 100%);
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: light-dark(var(--paper-0), oklch(0.205 0.012 228));
  color: ${t('fg')};
  box-shadow: ${t('shadow-drawer')};
  ${media.moving} { animation: ${slide} ${t('dur-4')} ${t('ease-standard')}; }
  &:dir(rtl) { animation-name: ${slideRtl}; }
  &:focus { outline: none; }
  @media (max-width: 1279px) { width: min(420px, 100%); }
  ${media.forced} { border: 1px solid; }

  &[data-modal] {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    height: calc(100dvh - 40px);
    border-radius: ${t('radius-xl')} ${t('radius-xl')} 0 0;
    animation-name: ${fromBelow};
    &::backdrop { background: ${t('bg-scrim')}; ${media.moving} { animation: ${fade} ${t('dur-3')} ${t('ease-out')}; } }
  }
`
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`
export const Head = styled.div`
  flex: none;
  padding: 10px 12px 0 20px;
  padding-inline: 20px 12px;
  ${media.phone} { padding-inline: ${t('gutter')} 8px; }
`
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-block-end: 8px;
  margin-inline-start: -8px;
`
export const Place = styled.span`
  ${figures}
  margin-inline-start: 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  & > b { font-weight: inherit; }
`
export const Ends = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;
`
export const PageLink = styled(RoutedAnchor)`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${t('radius-sm')};
  color: ${t('fg-subtle')};
  &:hover { background: ${t('bg-hover')}; color: ${t('fg')}; }
  ${media.coarse} { width: 44px; height: 44px; }
`
export const Identity = styled.div`
  padding-block-end: 14px;
  padding-inline-end: 8px;
  & h2 { font-size: ${t('text-lg')}; font-weight: ${t('weight-semibold')}; line-height: ${t('leading-lg')}; letter-spacing: -0.012em; overflow-wrap: anywhere; }
`
export const Tabs = styled.div`
  margin-inline: -20px -12px;
  & > [role='tablist'] { padding-inline: 20px; }
  ${media.phone} { margin-inline: calc(-1 * ${t('gutter')}) -8px; & > [role='tablist'] { padding-inline: ${t('gutter')}; } }
`
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 18px;
  min-height: 0;
  padding: 16px 20px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
  &[data-ruled] { border-top: 1px solid ${t('border')}; }
  ${media.phone} { padding-inline: ${t('gutter')}; }
`
export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${t('border')};
  ${media.phone} { padding: 12px ${t('gutter')} max(12px, env(safe-area-inset-bottom)); }
`
