import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Price = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  line-height: 1.125rem;
  & small { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: 1rem; }
  & small[data-stale] { color: ${t('warning-text')}; }
  [data-density='compact'] tr & > small:not([data-stale]) { display: none; }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space-6')};
  min-width: 0;
  & > div { min-width: 0; }
  & p { margin: 0; color: ${t('fg-muted')}; overflow-wrap: anywhere; }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space-2')} ${t('space-4')};
  & > h2 { margin: 0; font-size: ${t('text-lg')}; font-weight: ${t('weight-semibold')}; line-height: ${t('leading-lg')}; }
`

export const Waiting = styled.div`
  display: grid;
  gap: ${t('space-8')};
`

export const Section = styled.section`
  margin-top: ${t('space-10')};
  &:first-child { margin-top: 0; }
  & h3 { margin: 0 0 ${t('space-2')}; color: ${t('fg-muted')}; font-size: ${t('text-xs')}; font-weight: ${t('weight-medium')}; }
`

export const SwitchNote = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${t('space-5')};
  & > small { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; }
`

export const Mono = styled.span`
  font-family: ${t('font-mono')};
  font-size: ${t('text-xs')};
  overflow-wrap: anywhere;
`

export const Quiet = styled.p`
  margin: 0;
  padding: ${t('space-6')} 0;
  color: ${t('fg-muted')};
`

export const By = styled.span`
  color: ${t('fg-muted')};
`
