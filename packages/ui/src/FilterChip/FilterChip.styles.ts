import { css, styled } from 'styled-components'
import { t } from '../theme/tokens'

const part = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 100%;
  margin: 0;
  padding: 0 8px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
`

const focusInside = css`
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; border-radius: ${t('radius-md')}; }
`

export const Chip = styled.span`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  height: 26px;
  border: 1px solid ${t('border-strong')};
  border-radius: ${t('radius-md')};
  background: light-dark(${t('bg-surface')}, ${t('bg-raised')});
  color: ${t('fg')};
  font-size: ${t('text-xs')};
  white-space: nowrap;

  @media (pointer: coarse) { height: 40px; }
`

export const Body = styled.span`
  ${part}
  ${focusInside}
  min-width: 0;
  border-radius: ${t('radius-md')};
  button& { cursor: pointer; }
  button&:hover { background: ${t('bg-hover')}; }
`

export const Name = styled.span`
  flex: none;
  color: ${t('fg-subtle')};
`

export const Value = styled.span`
  min-width: 0;
  max-width: 28ch;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${t('weight-medium')};
`

export const Remove = styled.button`
  ${part}
  ${focusInside}
  flex: none;
  min-width: 26px;
  padding: 0 5px;
  justify-content: center;
  border-inline-start: 1px solid ${t('border')};
  border-start-end-radius: ${t('radius-md')};
  border-end-end-radius: ${t('radius-md')};
  color: ${t('fg-subtle')};
  cursor: pointer;
  &:hover { background: ${t('bg-hover')}; color: ${t('fg')}; }
  @media (pointer: coarse) { min-width: 40px; }
`

export const Dashed = styled.button`
  ${part}
  box-sizing: border-box;
  height: 26px;
  border: 1px dashed ${t('border-strong')};
  border-radius: ${t('radius-md')};
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  > svg { color: ${t('fg-subtle')}; }
  &:hover, &[aria-expanded='true'] { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  @media (pointer: coarse) { height: 40px; }
`
