import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Panel = styled.section`
  width: min(22rem, calc(100vw - 2rem));
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: 0 ${t('space-4')} 0 ${t('space-8')};
  border-bottom: ${t('line')} solid ${t('border')};
  & > b { font-weight: ${t('weight-semibold')}; }
`

export const None = styled.p`
  margin: 0;
  padding: ${t('space-12')} ${t('space-8')};
  color: ${t('fg-muted')};
  text-align: center;
`

export const List = styled.ul`
  max-height: min(26rem, 60dvh);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  & > li { padding: ${t('space-5')} ${t('space-8')}; }
  & > li + li { border-top: ${t('line')} solid ${t('border')}; }
  & p { margin: 0; color: ${t('danger-text')}; overflow-wrap: anywhere; }
  & small { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; }
`
