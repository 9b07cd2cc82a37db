import { styled } from 'styled-components'
import { media, mono } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Palette = styled.dialog`
  width: min(600px, calc(100vw - 32px));
  max-width: none;
  max-height: min(560px, calc(100dvh - 160px));
  margin: 120px auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${t('radius-xl')};
  background: ${t('bg-raised')};
  color: ${t('fg')};
  box-shadow: ${t('shadow-dialog')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${t('bg-scrim')}; }
  ${media.forced} { border: 1px solid; }
  ${media.phone} { width: 100%; max-height: calc(100dvh - 16px); margin: 8px auto auto; }
`

export const Typed = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 50px;
  padding: 0 14px 0 16px;
  border-bottom: 1px solid ${t('border')};
  color: ${t('fg-subtle')};
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${t('fg')};
    font-size: 15px;
    caret-color: ${t('accent')};
    &::placeholder { color: ${t('fg-subtle')}; opacity: 1; }
  }
`

export const Found = styled.div`
  flex: 1;
  min-height: 0;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Heading = styled.div`
  padding: 8px 8px 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-medium')};
  line-height: ${t('leading-2xs')};
`

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 36px;
  padding: 0 8px;
  border-radius: ${t('radius-sm')};
  cursor: pointer;
  scroll-margin: 6px;
  & > svg { color: ${t('fg-subtle')}; }
  &[aria-selected='true'] { background: light-dark(var(--paper-100), var(--ink-750)); }
  mark { background: none; color: ${t('accent-text')}; font-weight: ${t('weight-semibold')}; }
  ${media.coarse} { min-height: 44px; }
  ${media.forced} { &[aria-selected='true'] { outline: 2px solid; outline-offset: -2px; } }
`

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Code = styled.span`
  ${mono}
`

export const Tail = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  padding-inline-start: 8px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  white-space: nowrap;
`

export const Nothing = styled.p`
  padding: 24px 16px;
  color: ${t('fg-muted')};
  text-align: center;
`

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: 16px;
  padding: 9px 16px;
  border-top: 1px solid ${t('border')};
  background: ${t('bg-sunken')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  ${media.phone} { display: none; }
`
