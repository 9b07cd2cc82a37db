import { TabPanel, Tabs, t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

/** Tabs of the page stand on the gutter, over the toolbar. */
export const PageTabs = styled(Tabs)`
  padding-inline: ${t('gutter')};
`

/** Hands the height of the sheet on to the table. */
export const Listing = styled(TabPanel)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`

export const Spark = styled.span`
  display: block;
  & > svg { display: block; width: 100%; height: 1.375rem; }
`

export const Off = styled.span`
  color: ${t('fg-muted')};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space-4')} ${t('space-5')};
  & > h2 {
    margin: 0;
    font-size: ${t('text-lg')};
    font-weight: ${t('weight-semibold')};
    line-height: ${t('leading-lg')};
  }
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

export const Quiet = styled.p`
  margin: 0;
  padding: ${t('space-6')} 0;
  color: ${t('fg-muted')};
`

export const By = styled.span`
  color: ${t('fg-muted')};
`
