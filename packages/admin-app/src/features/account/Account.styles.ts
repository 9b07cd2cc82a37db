import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

/** Pages of one column, 640 px of fields (DESIGN §7). */
export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${t('space-10')};
  width: 100%;
  max-width: 45rem;
  padding: 0 ${t('gutter')} ${t('gutter')};
`

/** A wide column and a narrow one beside it. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 42.5rem) minmax(0, 20rem);
  align-items: start;
  gap: ${t('space-10')};
  padding: 0 ${t('gutter')} ${t('gutter')};
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 42.5rem); }
`

export const Side = styled.div`
  display: grid;
  gap: ${t('space-6')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t('space-4')};
`

export const Prose = styled.p`
  margin: 0;
  color: ${t('fg-muted')};
`

export const Rights = styled.dl`
  display: grid;
  margin: 0;
  & > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: ${t('space-6')}; padding: ${t('space-5')} 0; }
  & > div + div { border-top: ${t('line')} solid ${t('border')}; }
  & dt { font-weight: ${t('weight-medium')}; }
  & dd { margin: 0; color: ${t('fg-muted')}; overflow-wrap: anywhere; }
  @media (max-width: 639px) { & > div { grid-template-columns: minmax(0, 1fr); gap: ${t('space-1')}; } }
`
