import { RoutedAnchor, StatTiles, t } from '@quarterdeck/ui'
import { css, styled } from 'styled-components'

/** Space between cards. DESIGN §3. */
const GAP = '14px'

export const Updated = styled.span`
  color: ${t('fg-muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 767px) { display: none; }
`

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};
  width: 100%;
  max-width: ${t('content-max')};
  padding: 0 ${t('gutter')} ${t('gutter')};
`

/** Four tiles a row, two on small screens; the last one takes what its row has left. */
export const Tiles = styled(StatTiles)`
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  & > li:last-child { grid-column-end: -1; }
  @media (max-width: 1023px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${GAP};
  @media (max-width: 1279px) { grid-template-columns: minmax(0, 1fr); }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};
`

export const Side = styled(Main)`
  @media (min-width: 768px) and (max-width: 1279px) {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    align-items: start;
  }
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { border-top: ${t('line')} solid ${t('border')}; }
`

const line = css`
  display: flex;
  align-items: center;
  gap: ${t('space-5')};
  min-height: ${t('row-h')};
  padding: ${t('space-3')} ${t('card-p')};
  & > svg { flex: none; }
  & > b { font-weight: ${t('weight-medium')}; font-variant-numeric: tabular-nums; }
  & > time { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; white-space: nowrap; }
`

export const Line = styled.div`
  ${line}
`

export const LinkLine = styled(RoutedAnchor)`
  ${line}
  color: inherit;
  text-decoration: none;
  & > svg { color: ${t('fg-muted')}; }
  &:hover { background: ${t('bg-hover')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: calc(-1 * ${t('focus-width')}); }
`

export const Grow = styled.span`
  flex: 1;
  min-width: 0;
`

export const Who = styled(Grow)`
  display: grid;
  line-height: 1.125rem;
  & > b, & > small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > b { font-weight: ${t('weight-medium')}; }
  & > small { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; }
`

export const Glyph = styled.span`
  display: inline-flex;
  color: ${t('success-text')};
  &[data-state='slow'] { color: ${t('warning-text')}; }
  &[data-state='down'] { color: ${t('danger-text')}; }
`

export const Figure = styled.span`
  color: ${t('fg-muted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[data-state='slow'] { color: ${t('warning-text')}; }
  &[data-state='down'] { color: ${t('danger-text')}; }
`

export const TableScroll = styled.div`
  overflow-x: auto;
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: calc(-1 * ${t('focus-width')}); }
  & table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & th {
    height: ${t('row-head-h')};
    padding: 0 ${t('cell-px')};
    border-block: ${t('line')} solid ${t('border')};
    background: ${t('bg-sunken')};
    color: ${t('fg-muted')};
    font-size: ${t('text-xs')};
    font-weight: ${t('weight-medium')};
    text-align: start;
  }
  & td { height: ${t('row-h')}; padding: 0 ${t('cell-px')}; }
  & tr + tr > td { border-top: ${t('line')} solid ${t('border')}; }
  & [data-end] { text-align: end; }
  & :is(th, td):first-child { padding-inline-start: ${t('card-p')}; }
  & :is(th, td):last-child { padding-inline-end: ${t('card-p')}; }
`

export const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-4')};
`

export const Filled = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space-4')};
  min-width: 6rem;
  color: ${t('fg-muted')};
  & > :first-child { flex: 1; }
`

export const Waiting = styled.div`
  padding: ${t('space-6')} ${t('card-p')};
`

export const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space-5')};
  margin: 0;
  padding: ${t('space-8')} ${t('card-p')};
  color: ${t('fg-muted')};
`

export const Framed = styled(Quiet)`
  border: ${t('line')} solid ${t('border')};
  border-radius: ${t('radius-lg')};
`
