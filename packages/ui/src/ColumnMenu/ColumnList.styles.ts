import { styled } from 'styled-components'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Panel = styled.div`
  width: 240px;
  max-width: 100%;
  padding: 4px;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 2px 8px 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-medium')};
  line-height: ${t('leading-2xs')};
`

export const Reset = styled.button`
  min-height: 24px;
  padding: 0 4px;
  margin-inline-end: -4px;
  border: 0;
  border-radius: ${t('radius-xs')};
  background: none;
  color: ${t('accent-text')};
  font: inherit;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
`

export const List = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: ${t('menu-item-h')};
  padding-inline: 8px 4px;
  border-radius: ${t('radius-sm')};
  background: ${t('bg-raised')};

  &:hover, &:focus-within { background: light-dark(${t('bg-canvas')}, ${t('bg-active')}); }
  &[data-dragged] { z-index: 1; box-shadow: ${t('shadow-menu')}; }
  &[data-drop]::before { content: ''; position: absolute; inset: -1px 4px auto; height: 2px; border-radius: 1px; background: ${t('accent')}; }
  [data-drop-after] &[data-drop]::before { inset: auto 4px -1px; }
  &[data-locked] label { color: ${t('fg-disabled')}; }
`

export const Name = styled.div`
  flex: 1;
  min-width: 0;
  label { ${truncate} }
`

export const Tool = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${t('radius-xs')};
  background: none;
  color: ${t('fg-subtle')};
  cursor: pointer;

  &:hover { background: ${t('bg-fill')}; color: ${t('fg')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
  &[aria-pressed='true'] { color: ${t('accent-text')}; }
  &[data-pin]:not([aria-pressed='true']) { opacity: 0; }
  ${Entry}:is(:hover, :focus-within) &[data-pin] { opacity: 1; }
  &[data-grip] { cursor: grab; touch-action: none; }
  &:disabled { color: ${t('fg-disabled')}; cursor: not-allowed; }
  ${media.coarse} { width: 44px; height: 44px; &[data-pin] { opacity: 1; } }
`

export const Lock = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: ${t('fg-subtle')};
`
