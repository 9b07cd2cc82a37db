import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

/** The page stands without the shell: a header, the table, the panel of switches beside it. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
  background: ${t('bg-surface')};

  > header { grid-column: 1 / -1; }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(0, 1fr);
  }
`

export const List = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-block-start: 1px solid ${t('border')};
  padding-block-start: 12px;
`

export const Panel = styled.details`
  min-height: 0;
  overflow: auto;
  border-block-start: 1px solid ${t('border')};
  border-inline-start: 1px solid ${t('border')};
  font-size: ${t('text-sm')};

  > summary {
    padding: 12px 16px;
    font-weight: ${t('weight-semibold')};
    cursor: pointer;
  }
  > summary:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
  @media (max-width: 1023px) {
    order: -1;
    grid-row: 2;
    max-height: 50dvh;
    border-inline-start: 0;
  }
`

export const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 4px 16px 16px;
  border: 0;
  min-width: 0;

  > legend {
    padding: 8px 0 4px;
    color: ${t('fg-subtle')};
    font-size: ${t('text-xs')};
    font-weight: ${t('weight-medium')};
  }
`
