import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; translate: 0 ${t('shift')}; }`
const fromBelow = keyframes`from { translate: 0 100%; }`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: inherit;
`
export const Dialog = styled.dialog`
  width: min(${t('dialog-w')}, calc(100vw - 32px));
  max-width: none;
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${t('radius-xl')};
  background: ${t('bg-raised')};
  color: ${t('fg')};
  box-shadow: ${t('shadow-dialog')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  text-align: start;
  white-space: normal;
  ${media.moving} { animation: ${rise} ${t('dur-3')} ${t('ease-out')}; }
  &[data-size='lg'] { width: min(640px, calc(100vw - 32px)); }
  &[data-size='xl'] { width: min(880px, calc(100vw - 32px)); }
  &::backdrop { background: ${t('bg-scrim')}; ${media.moving} { animation: ${fade} ${t('dur-3')} ${t('ease-out')}; } }
  ${media.forced} { border: 1px solid; }
  ${media.phone} {
    &, &[data-size] { width: 100%; }
    max-height: calc(100dvh - 24px);
    margin-block: auto 0;
    border-radius: ${t('radius-xl')} ${t('radius-xl')} 0 0;
    animation-name: ${fromBelow};
    animation-duration: ${t('dur-4')};
  }
`
export const Body = styled.div`
  min-height: 0;
  padding: 20px 20px 18px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`
export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  & > div { min-width: 0; }
  & + * { margin-top: 14px; }
`
export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  margin-top: 2px;
  border-radius: 50%;
  background: ${t('accent-subtle')};
  color: ${t('accent-text')};
  &[data-kind='danger'] { background: ${t('danger-subtle')}; color: ${t('danger-text')}; }
`
export const Title = styled.h2`
  font-size: ${t('text-lg')};
  font-weight: ${t('weight-semibold')};
  line-height: ${t('leading-lg')};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`
export const Description = styled.div`
  margin-top: 6px;
  color: ${t('fg-muted')};
  font-size: ${t('text-md')};
  overflow-wrap: anywhere;
`
export const Foot = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${t('border')};
  background: light-dark(var(--paper-25), oklch(0.215 0.0125 228));
  ${media.phone} {
    padding-bottom: max(12px, env(safe-area-inset-bottom));
    & > button, & > a { flex: 1; height: 44px; }
  }
`
