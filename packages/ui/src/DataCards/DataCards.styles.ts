import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${t('border')};

  &[data-stale] { opacity: 0.5; }
  &[data-padded] { padding-block-end: 72px; }
`

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: 12px;
  min-height: 44px;
  padding: 12px var(--table-edge, ${t('gutter')});
  border-block-end: 1px solid ${t('border')};
  background: ${t('bg-surface')};

  &[data-selected], &[data-open] { background: ${t('bg-selected')}; }
  &[data-state='busy'] { opacity: 0.6; }
  &:has([data-opens]:focus-visible) { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
`

export const Tick = styled.div`
  grid-column: 1;
  display: grid;
  place-items: center;
  min-width: 24px;
  min-height: 34px;
`

export const Content = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-width: 0;
  > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > [data-end] { flex: none; max-width: 70%; text-align: end; font-variant-numeric: tabular-nums; }
`

/** Covers the card, so that any place of it opens the row; controls lie above it. */
export const Open = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  outline: none;
`

export const Above = styled.div`
  position: relative;
  pointer-events: none;
  & :is(a, button, input, select, label) { pointer-events: auto; }
`

export const Menu = styled.button`
  position: relative;
  grid-column: 3;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-start: -6px;
  margin-inline-end: -8px;
  padding: 0;
  border: 0;
  border-radius: ${t('radius-md')};
  background: none;
  color: ${t('fg-subtle')};
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
`
