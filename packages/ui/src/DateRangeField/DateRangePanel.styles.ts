import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Panel = styled.div`
  display: flex;
  max-width: 100%;
  ${media.phone} { flex-direction: column; }
`

export const Presets = styled.ul`
  flex: none;
  width: 140px;
  margin: 0;
  padding: 6px;
  border-inline-end: 1px solid ${t('border')};
  list-style: none;

  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: ${t('menu-item-h')};
    padding: 0 8px;
    border: 0;
    border-radius: ${t('radius-sm')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover, button[aria-pressed='true'] { background: light-dark(${t('bg-active')}, ${t('bg-active')}); }
  button:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
  svg { flex: none; color: ${t('fg-subtle')}; }

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    width: 100%;
    border-inline-end: 0;
    border-bottom: 1px solid ${t('border')};
  }
`

export const Main = styled.div`
  min-width: 0;
  padding-top: 12px;
`

export const Typed = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 14px;
  color: ${t('fg-subtle')};
  > div { width: 130px; flex: 0 1 auto; }
  input { font-family: ${t('font-mono')}; font-size: 12px; letter-spacing: ${t('track-mono')}; }
`

export const Months = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  padding: 12px 14px;
  > div { width: 208px; flex: 1 0 auto; }
`

export const Problem = styled.p`
  margin: 6px 14px 0;
  color: ${t('danger-text')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  &:empty { display: none; }
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 14px;
  border-top: 1px solid ${t('border')};
  > span { flex: 1; min-width: 0; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: ${t('leading-xs')}; }
`
