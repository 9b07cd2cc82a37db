import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const List = styled.div`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${t('border')};

  &[data-stale] { opacity: 0.5; }
  &[data-padded] { padding-block-end: 72px; }
`

export const Card = styled.div`
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

/** Menu over tick, at the end of the card. */
export const Tools = styled.div`
  grid-column: 3;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  align-self: stretch;
  justify-content: space-between;
  min-width: 40px;
  margin-inline-end: -8px;
  margin-block-start: -6px;
`

export const Tick = styled.div`
  display: grid;
  place-items: center;
  min-height: 24px;
`

export const Content = styled.div`
  grid-column: 1 / 3;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 2px 10px;
  min-width: 0;
  > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > [data-end] { flex: none; max-width: 100%; text-align: end; font-variant-numeric: tabular-nums; }

  &:first-child { align-items: flex-start; }
  & + & { flex-wrap: wrap; > [data-end] { margin-inline-start: auto; } }
  &:has([data-media]) + & { padding-inline-start: 46px; }
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
  /* A finger's target may reach over the line's edge, the line stays as high as its text. */
  & button { margin-block: -12px; }
`

export const Menu = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: ${t('radius-md')};
  background: none;
  color: ${t('fg-subtle')};
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
`
