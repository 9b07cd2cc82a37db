import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Notice = styled.div`
  flex: none;
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: 10px;
  padding: 10px var(--table-edge);
  border-block-start: 1px solid ${t('danger-border')};
  background: ${t('danger-subtle')};
  > svg { flex: none; margin-block-start: 2px; color: ${t('danger-text')}; }
`

export const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  color: ${t('fg-muted')};
  overflow-wrap: anywhere;
  > b { color: ${t('fg')}; font-weight: ${t('weight-medium')}; }
`

export const Reference = styled.span`
  display: block;
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
`
