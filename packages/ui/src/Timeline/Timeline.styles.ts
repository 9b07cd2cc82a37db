import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const List = styled.ol`
  display: flex;
  flex-direction: column;
`

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 10px;
  padding: 6px 0 10px;
  &::before { content: ''; position: absolute; inset-inline-start: 7.5px; top: 28px; bottom: -4px; width: 1px; background: ${t('border')}; }
  &:last-child::before { display: none; }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  height: 20px;
  color: ${t('fg-subtle')};
  &[data-tone='success'] { color: ${t('success-text')}; }
  &[data-tone='danger'] { color: ${t('danger-text')}; }
  &[data-tone='warning'] { color: ${t('warning-text')}; }
`

export const Ring = styled.i`
  width: 7px;
  height: 7px;
  border: 1.5px solid currentColor;
  border-radius: 50%;
`

export const Body = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Detail = styled.div`
  margin-top: 2px;
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
`

export const At = styled.div`
  color: ${t('fg-subtle')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
