import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Columns = styled.div`
  columns: 2;
  column-gap: 32px;
  ${media.phone} { columns: 1; }
`

export const Group = styled.section`
  break-inside: avoid;
  margin-bottom: 18px;
  h3 { margin-bottom: 4px; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; font-weight: ${t('weight-medium')}; }
`

export const Entry = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 30px;
  border-bottom: 1px solid ${t('border')};
  dd { display: flex; align-items: center; gap: 4px; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; white-space: nowrap; }
`
