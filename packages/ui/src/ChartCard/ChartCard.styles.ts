import { styled } from 'styled-components'
import { figures } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Plot = styled.div`
  position: relative;
  padding: 0 6px 10px 4px;
  svg { width: 100%; overflow: visible; }
`

/** Carries pointer and arrow keys over the drawing. */
export const Reader = styled.div`
  position: absolute;
  inset: 0 6px 10px 4px;
  border-radius: ${t('radius-md')};
  touch-action: pan-y;
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  li { display: flex; align-items: center; gap: 6px; }
`

export const Swatch = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 2px;
`

export const Axis = styled.text`
  fill: ${t('fg-subtle')};
  font-family: ${t('font-sans')};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
`

export const Tip = styled.div`
  position: absolute;
  top: 22px;
  z-index: 1;
  min-width: 190px;
  padding: 8px 10px;
  border-radius: ${t('radius-md')};
  background: ${t('bg-raised')};
  box-shadow: ${t('shadow-menu')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  pointer-events: none;
  &[data-side='after'] { transform: translateX(18px); }
  &[data-side='before'] { transform: translateX(calc(-100% - 18px)); }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 3px 14px; margin-top: 5px; }
  dt { display: flex; align-items: center; gap: 6px; color: ${t('fg-muted')}; }
  dd { text-align: end; }
`

export const TableArea = styled.div`
  max-height: 264px;
  margin-bottom: 8px;
  overflow: auto;
  th, td { height: ${t('row-head-h')}; padding: 0 ${t('cell-px')}; border-bottom: 1px solid ${t('border')}; text-align: end; ${figures} }
  th:first-child, td:first-child { padding-inline-start: 16px; text-align: start; }
  thead th { position: sticky; top: 0; background: ${t('bg-sunken')}; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; font-weight: ${t('weight-medium')}; }
  tbody th { font-weight: ${t('weight-regular')}; }
`
