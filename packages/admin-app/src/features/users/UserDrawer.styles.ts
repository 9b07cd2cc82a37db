import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space-6')};
  min-width: 0;
  & > div { min-width: 0; }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space-2')} ${t('space-4')};
  & > h2 {
    margin: 0;
    font-size: ${t('text-lg')};
    font-weight: ${t('weight-semibold')};
    line-height: ${t('leading-lg')};
    letter-spacing: ${t('track-normal')};
    overflow-wrap: anywhere;
  }
`

export const Address = styled.span`
  color: ${t('fg-muted')};
  overflow-wrap: anywhere;
`

export const Waiting = styled.div`
  display: grid;
  gap: ${t('space-8')};
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto auto;
  margin: 0;
  border: ${t('line')} solid ${t('border')};
  border-radius: ${t('radius-md')};
  & > div { padding: ${t('space-5')} ${t('space-6')}; min-width: 0; }
  & > div + div { border-inline-start: ${t('line')} solid ${t('border')}; }
  & dt { color: ${t('fg-muted')}; font-size: ${t('text-xs')}; }
  & dd { margin: ${t('space-1')} 0 0; font-size: ${t('text-md')}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`

export const Section = styled.section`
  margin-top: ${t('space-10')};
  &:first-child { margin-top: 0; }
  & h3 { margin: 0 0 ${t('space-2')}; color: ${t('fg-muted')}; font-size: ${t('text-xs')}; font-weight: ${t('weight-medium')}; }
`

export const SectionHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`

export const More = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${t('radius-xs')};
  background: none;
  color: ${t('accent-text')};
  font: inherit;
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
`

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-4')};
  & svg { color: ${t('fg-muted')}; }
`

export const Mono = styled.span`
  font-family: ${t('font-mono')};
  font-size: ${t('text-xs')};
  letter-spacing: ${t('track-mono')};
`

export const Balances = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${t('space-5')};
    min-height: 2.25rem;
    border-bottom: ${t('line')} solid ${t('border')};
  }
  & > li > :last-child { min-width: 7rem; text-align: end; }
  & b { flex: 1; font-weight: ${t('weight-medium')}; }
`

export const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-2')};
  color: ${t('fg-muted')};
`

export const Quiet = styled.p`
  margin: 0;
  padding: ${t('space-6')} 0;
  color: ${t('fg-muted')};
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t('space-8')};
    padding: ${t('space-4')} 0;
    border-bottom: ${t('line')} solid ${t('border')};
  }
  & small { display: block; color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; overflow-wrap: anywhere; }
`

export const Notes = styled.ul`
  display: grid;
  gap: ${t('space-6')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding: ${t('space-6')}; border: ${t('line')} solid ${t('border')}; border-radius: ${t('radius-md')}; }
  & p { margin: 0 0 ${t('space-3')}; white-space: pre-wrap; overflow-wrap: anywhere; }
  & small { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; }
`

export const By = styled.span`
  color: ${t('fg-muted')};
`
