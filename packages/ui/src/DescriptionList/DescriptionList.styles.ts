import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, auto) minmax(0, 1fr);
`

export const Entry = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: 34px;
  padding: 6px 0;
  border-bottom: 1px solid ${t('border')};
  &:last-child { border-bottom: 0; }
  dt { padding-inline-end: 16px; color: ${t('fg-subtle')}; }
  dd { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 2px 6px; min-width: 0; text-align: end; overflow-wrap: anywhere; }
`
