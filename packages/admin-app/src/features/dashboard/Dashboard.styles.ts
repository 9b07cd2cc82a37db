import { RoutedAnchor, t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

/** Space between cards. DESIGN §3. */
const GAP = '14px'

export const Updated = styled.span`
  color: ${t('fg-muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 479px) { display: none; }
`

export const Board = styled.div`
  display: grid;
  gap: ${GAP};
  width: 100%;
  max-width: ${t('content-max')};
  padding: 0 ${t('gutter')} ${t('gutter')};
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
  gap: ${GAP};
  min-width: 0;
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

export const Row = styled(RoutedAnchor)`
  display: grid;
  grid-template-columns: auto minmax(0, 2fr) minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${t('space-6')};
  min-height: ${t('row-h')};
  padding: ${t('space-3')} ${t('card-p')};
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t('bg-hover')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: calc(-1 * ${t('focus-width')}); }
  & > time { color: ${t('fg-muted')}; white-space: nowrap; }
  @media (max-width: 767px) { grid-template-columns: auto minmax(0, 1fr) auto; }
`

export const Wide = styled.span`
  overflow: hidden;
  color: ${t('fg-muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 767px) { display: none; }
`

export const Who = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.125rem;
  & > b, & > small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > b { font-weight: ${t('weight-medium')}; }
  & > small { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space-5')};
  min-height: ${t('row-h')};
  padding: ${t('space-3')} ${t('card-p')};
  color: inherit;
  text-decoration: none;
  & > svg { flex: none; color: ${t('fg-muted')}; }
  & > span:nth-of-type(1) { flex: 1; min-width: 0; }
  & > b { font-weight: ${t('weight-medium')}; font-variant-numeric: tabular-nums; }
  & > time { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; white-space: nowrap; }
  a&:hover { background: ${t('bg-hover')}; }
  a&:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: calc(-1 * ${t('focus-width')}); }
`

export const Figure = styled.span`
  color: ${t('fg-muted')};
  font-variant-numeric: tabular-nums;
`

export const Waiting = styled.div`
  display: grid;
  gap: ${t('space-6')};
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
