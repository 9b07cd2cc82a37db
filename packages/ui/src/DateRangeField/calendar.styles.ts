import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Grid = styled(CalendarGrid)`
  width: 100%;
  border-spacing: 0 2px;
  border-collapse: separate;
  font-variant-numeric: tabular-nums;
  text-align: center;
  td { padding: 0; }
`

export const Weekday = styled(CalendarHeaderCell)`
  padding: 0 0 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-regular')};
`

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  height: 28px;
  border-radius: 6px;
  color: ${t('fg')};
  font-size: ${t('text-xs')};
  cursor: pointer;
  outline: none;

  ${media.coarse} { height: 44px; }
  &[data-outside-month] { visibility: hidden; }
  &[data-hovered] { background: ${t('bg-hover')}; }
  &[data-selected] { background: ${t('accent-subtle')}; border-radius: 0; }
  &[data-selected][data-hovered] { background: ${t('accent-muted')}; }
  &[data-selection-start], &[data-selection-end], [data-single] &[data-selected] { background: ${t('accent')}; color: ${t('on-accent')}; font-weight: ${t('weight-semibold')}; }
  &[data-selection-start] { border-start-start-radius: 6px; border-end-start-radius: 6px; }
  &[data-selection-end] { border-start-end-radius: 6px; border-end-end-radius: 6px; }
  [data-single] &[data-selected] { border-radius: 6px; }
  &[data-disabled], &[data-unavailable] { color: ${t('fg-disabled')}; cursor: not-allowed; }
  &[data-focus-visible] { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: 1px; z-index: 1; position: relative; }
  ${media.forced} { &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`

export const MonthHead = styled.div`
  display: grid;
  grid-template-columns: 28px 1fr 28px;
  align-items: center;
  height: 28px;
  margin-bottom: 4px;
  > h2 { grid-column: 2; margin: 0; font-size: ${t('text-sm')}; line-height: ${t('leading-sm')}; font-weight: ${t('weight-semibold')}; text-align: center; }
  > button:last-child { grid-column: 3; }
`

export const Turn = styled.span`
  display: contents;
  > button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-sm')};
    background: none;
    color: ${t('fg-subtle')};
    cursor: pointer;
  }
  > button[data-hovered] { background: ${t('bg-hover')}; color: ${t('fg')}; }
  > button[data-disabled] { color: ${t('fg-disabled')}; cursor: not-allowed; }
  > button[data-focus-visible] { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -1px; }
  > button > svg:dir(rtl) { scale: -1 1; }
`
