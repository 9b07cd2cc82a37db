import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Frame = styled.div`
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-md')};
  background: ${t('bg-sunken')};
  overflow: auto;
  max-height: 420px;
  font-family: ${t('font-mono')};
  font-size: 12.5px;
  line-height: 20px;
  font-feature-settings: normal;
`

export const Lines = styled.ul`
  min-width: max-content;
  padding: 6px 0;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: 24px 1fr;
  padding-inline-end: 12px;
  white-space: pre;
  &::before { content: ''; color: ${t('fg-subtle')}; text-align: center; }
  &[data-kind='added'] { background: ${t('success-subtle')}; color: ${t('success-text')}; }
  &[data-kind='added']::before { content: '+' / ''; color: inherit; }
  &[data-kind='removed'] { background: ${t('danger-subtle')}; color: ${t('danger-text')}; }
  &[data-kind='removed']::before { content: '−' / ''; color: inherit; }
`

export const Nothing = styled.p`
  padding: 10px 12px;
  color: ${t('fg-muted')};
  font-family: ${t('font-sans')};
`
