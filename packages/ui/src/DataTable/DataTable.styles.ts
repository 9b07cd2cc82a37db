import { css, keyframes, styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

const turn = keyframes`to { transform: rotate(360deg); }`
const slide = keyframes`from { translate: -100% 0; } to { translate: 400% 0; }`
const freshUp = keyframes`from { background-color: ${t('up-subtle')}; }`
const freshDown = keyframes`from { background-color: ${t('down-subtle')}; }`
const fade = keyframes`from { opacity: 1; } to { opacity: 0; }`

/** Toolbar's neighbour: the region that scrolls, then the foot. Fills a flex parent; alone it is as high as its rows. */
export const Root = styled.section`
  --table-edge: ${t('gutter')};
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
  min-width: 0;
  color: ${t('fg')};
  font-family: ${t('font-sans')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};

  &[data-edge='card'] { --table-edge: 1rem; }
  & [data-sr] { ${visuallyHidden} }
`

/** Holds the bulk bar and the progress line over the region. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
  background: ${t('bg-surface')};
  &[data-message] { border-block-start: 1px solid ${t('border')}; }
`

export const Region = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  scroll-padding-block-start: ${t('row-head-h')};
  outline: none;

  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
  &[data-virtual] { max-height: 100dvh; contain: layout paint style; }
  &[data-padded] > table { margin-block-end: 72px; }
  &[data-stale] tbody { opacity: 0.5; }
`

/** Out of sight as soon as the region is scrolled sideways. */
export const Sentinel = styled.i`
  position: sticky;
  inset-block-start: 0;
  display: block;
  width: 1px;
  height: 1px;
  margin-block-end: -1px;
`

export const ProgressLine = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: calc(${t('z-sticky')} + 1);
  height: 2px;
  overflow: hidden;
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: ${t('accent')};
    animation: ${slide} 1.1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) { &::before { width: 100%; animation: none; opacity: 0.6; } }
`

const controls = css`
  & button {
    font: inherit;
    letter-spacing: inherit;
  }
  & [data-menu], & [data-grip] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-sm')};
    background: none;
    color: ${t('fg-subtle')};
    cursor: pointer;
  }
  & [data-menu] { color: transparent; }
  & tr:hover [data-menu], & tr:focus-within [data-menu], & [data-menu][aria-expanded='true'] { color: ${t('fg-subtle')}; }
  & [data-menu]:hover, & [data-menu][aria-expanded='true'] { background: ${t('bg-active')}; color: ${t('fg')}; }
  & [data-grip] { width: 20px; color: ${t('border-control')}; cursor: grab; touch-action: none; }
  & [data-grip]:hover { color: ${t('fg')}; }
  & :is([data-menu], [data-grip]):focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
  @media (pointer: coarse), (hover: none) {
    & [data-menu] { color: ${t('fg-subtle')}; width: 44px; height: 44px; margin-inline-end: -9px; }
  }
`

const head = css`
  & thead { position: sticky; inset-block-start: 0; z-index: ${t('z-sticky')}; display: block; }
  & thead tr {
    --row-bg: ${t('bg-sunken')};
    height: ${t('row-head-h')};
    border-block: 1px solid ${t('border')};
    color: ${t('fg-subtle')};
    font-size: ${t('text-xs')};
  }
  & th { position: relative; font-weight: ${t('weight-medium')}; text-align: start; }
  & th[aria-sort='ascending'], & th[aria-sort='descending'] { color: ${t('fg')}; }
  & [data-sort] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    max-width: 100%;
    min-height: 24px;
    margin-inline: -4px;
    padding: 0 4px;
    border: 0;
    border-radius: ${t('radius-xs')};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  & th[data-align='end'] [data-sort] { flex-direction: row-reverse; }
  & [data-sort]:hover { color: ${t('fg')}; }
  & [data-sort]:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
  & [data-words] { overflow: hidden; text-overflow: ellipsis; }
  & [data-sort] svg { flex: none; width: 12px; height: 12px; }
  & [data-arrow='off'] { display: none; }
  & [data-sort]:is(:hover, :focus-visible) [data-arrow='off'] { display: block; opacity: 0.45; }
  & [data-rank] { font-size: ${t('text-2xs')}; color: ${t('fg-subtle')}; }
  & [data-resize] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -4px;
    z-index: 1;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
  }
  & [data-resize]::after { content: ''; position: absolute; inset: 25% 4px; background: ${t('border')}; opacity: 0; }
  & thead:hover [data-resize]::after { opacity: 1; }
  & [data-resize]:hover::after { inset-block: 0; background: ${t('accent')}; }
  &[data-resizing] { cursor: col-resize; user-select: none; }
`

const bodyRows = css`
  & tbody { position: relative; display: block; }
  & tbody tr { height: ${t('row-h')}; border-block-end: 1px solid ${t('border')}; }
  & tbody tr:last-child { border-block-end-color: transparent; }
  &[data-opens] tbody tr { cursor: default; }
  & tbody tr:hover { --row-bg: ${t('bg-hover')}; }
  & tbody tr[aria-selected='true'], & tbody tr[aria-current] { --row-bg: ${t('bg-selected')}; }
  & tbody tr:focus-visible { --row-bg: ${t('bg-hover')}; outline: none; }
  & tbody tr[aria-current] > :first-child { box-shadow: inset 2px 0 0 ${t('accent')}; }
  & tbody tr:focus-visible > :first-child { box-shadow: inset 2px 0 0 ${t('focus')}; }
  & tbody tr[aria-current] > :first-child:dir(rtl) { box-shadow: inset -2px 0 0 ${t('accent')}; }
  & tbody tr:focus-visible > :first-child:dir(rtl) { box-shadow: inset -2px 0 0 ${t('focus')}; }
  @media (forced-colors: active) { & tbody tr:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; } }
  & tr[data-state='busy'] > td { opacity: 0.6; }
  /* The ring takes the place of the box, else the end of the row. */
  & tr[data-state='busy'] > [data-ring]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    margin-block: auto;
    border: 2px solid color-mix(in oklab, ${t('fg')} 25%, transparent);
    border-block-start-color: ${t('fg')};
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }
  & tr[data-state='busy'] > :last-child::after { inset-inline-end: calc(var(--table-edge) - 6px); }
  & tr[data-state='busy'] > td[data-control='select'] input { visibility: hidden; }
  & tr[data-state='new-up'], & tr[data-state='new-up'] > [data-pinned] { animation: ${freshUp} 2s ${t('ease-out')}; }
  & tr[data-state='new-down'], & tr[data-state='new-down'] > [data-pinned] { animation: ${freshDown} 2s ${t('ease-out')}; }
  & [data-tint] {
    position: absolute;
    inset: 0;
    background: ${t('up-subtle')};
    opacity: 0;
    animation: ${fade} 600ms ${t('ease-out')};
  }
  & [data-tint='down'] { background: ${t('down-subtle')}; }
  @media (prefers-reduced-motion: reduce) {
    & tr[data-state='busy'] > td::after { animation-duration: 2.4s; }
  }
  @media (pointer: coarse) { & tbody tr { height: max(${t('row-h')}, 44px); } }
`

/** A native table laid out as grids of one row each: semantics and copy-and-paste stay, columns follow `--tracks`. */
export const Table = styled.table`
  display: block;
  min-width: var(--least);
  border-spacing: 0;

  & tr {
    --row-bg: ${t('bg-surface')};
    position: relative;
    display: grid;
    grid-template-columns: var(--tracks);
    grid-template-rows: 100%;
    box-sizing: border-box;
    background-color: var(--row-bg);
  }
  /* The browser's own sheet lets these inherit, which restyles every cell of a row that moves. */
  & :is(thead, tbody, tfoot, tr, td, th) { vertical-align: baseline; border-color: ${t('border')}; }
  & td, & th {
    position: relative;
    grid-row: 1;
    display: block;
    align-content: center;
    box-sizing: border-box;
    min-width: 0;
    padding: 0 ${t('cell-px')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  & th { overflow: visible; }
  & :is(td, th)[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; }
  & tr > :first-child { padding-inline-start: var(--table-edge); }
  & tr > :last-child { padding-inline-end: var(--table-edge); }
  & :is(td, th)[data-control] { display: flex; align-items: center; overflow: visible; }
  & tr > [data-control='select'] { padding-inline-end: 0; }
  & tr > [data-control='grip'] { padding-inline-end: 0; padding-inline-start: calc(var(--table-edge) - 6px); }
  & tr > [data-control='grip'] + [data-control='select'] { padding-inline-start: 0; }
  & tr > [data-control='menu'] { grid-column: -2; justify-content: flex-end; padding-inline: 0 calc(var(--table-edge) - 6px); }
  & :is(td, th):focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
  & [data-who] { display: flex; align-items: center; gap: 10px; }
  & [data-who] > [data-disc] { flex: none; }
  & [data-second] { margin-block-start: 6px; }
  [data-density='compact'] & [data-second] { display: none; }
  & [data-none] { color: ${t('fg-subtle')}; }

  /* Sticky only once the table is scrolled sideways: each sticky cell is a layer of its own, which slows scrolling down. */
  [data-cut] > & [data-pinned] { position: sticky; z-index: 1; background-color: var(--row-bg); }
  /* The shadow lies on the edge that cuts the columns off. */
  [data-cut] > & [data-pinned='last'] { clip-path: inset(0 -12px 0 0); box-shadow: ${t('shadow-menu')}; }
  [data-cut] > &:dir(rtl) [data-pinned='last'] { clip-path: inset(0 0 0 -12px); }

  /* An element that is handed on to another row would slide from one state to the other. */
  &[data-virtual] tbody input, &[data-virtual] tbody input::before { transition: none; }
  &[data-virtual] tbody tr { position: absolute; inset-inline: 0; contain: strict; }
  & tfoot { position: sticky; inset-block-end: 0; z-index: ${t('z-sticky')}; display: block; }
  & tfoot tr { --row-bg: ${t('bg-sunken')}; height: ${t('row-h')}; border-block-start: 1px solid ${t('border')}; font-weight: ${t('weight-medium')}; }

  ${head}
  ${bodyRows}
  ${controls}
`
