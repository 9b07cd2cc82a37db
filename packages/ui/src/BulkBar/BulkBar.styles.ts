import { keyframes, styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const rise = keyframes`from { opacity: 0; translate: -50% ${t('shift')}; }`

export const Bar = styled.div`
  position: absolute;
  inset-block-end: 16px;
  left: 50%;
  translate: -50% 0;
  z-index: ${t('z-sticky')};
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 2px;
  max-width: calc(100% - 32px);
  min-height: 42px;
  padding: 0 6px 0 14px;
  border-radius: ${t('radius-lg')};
  background: ${t('bg-inverse')};
  color: ${t('fg-inverse')};
  box-shadow: ${t('shadow-dialog')};
  font-size: ${t('text-sm')};
  animation: ${rise} ${t('dur-3')} ${t('ease-out')};

  &:dir(rtl) { padding: 0 14px 0 6px; }
  &&& button {
    height: 30px;
    padding: 0 10px;
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: inherit;
  }
  &&& button svg { color: ${t('fg-inverse-muted')}; }
  &&& button:hover { border-color: transparent; background: color-mix(in oklab, currentColor 12%, transparent); }
  &&& button:focus-visible { outline-color: currentColor; outline-offset: -2px; }
  &&& button[aria-disabled='true'] { color: ${t('fg-inverse-muted')}; cursor: not-allowed; }
  ${media.phone} { left: 16px; right: 16px; max-width: none; translate: 0 0; animation-name: none; overflow-x: auto; &&& button { height: 44px; } }
  ${media.forced} { border: 1px solid; }
`

export const Count = styled.span`
  margin-inline-end: 8px;
  font-weight: ${t('weight-medium')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Actions = styled.div`
  display: contents;
`

export const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 18px;
  margin: 0 4px;
  background: color-mix(in oklab, currentColor 20%, transparent);
`
