import { styled } from 'styled-components'
import { halo } from '../Field/control.styles'
import { t } from '../theme/tokens'

export const Edge = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${t('border-control')};
  border-radius: ${t('radius-md')};
  background: ${t('bg-sunken')};
  color: ${t('fg')};

  &:focus-within { ${halo} }
  &[data-invalid] { border-color: ${t('danger')}; }
`

export const Loading = styled.div`
  display: grid;
  align-content: start;
  gap: 10px;
  min-height: 240px;
  padding: 16px;
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 40px;
  padding: 4px 8px;
  border-bottom: 1px solid ${t('border')};
`

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  min-height: 32px;
  padding: 4px 12px;
  border-top: 1px solid ${t('border')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};

  > span { display: inline-flex; align-items: center; gap: 5px; min-width: 0; overflow-wrap: anywhere; }
  > span > svg { flex: none; }
  > [data-kind='good'] > svg { color: ${t('success')}; }
  > [data-kind='bad'] { color: ${t('danger-text')}; }
  > [data-place] { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`
