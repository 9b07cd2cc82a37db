import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Frame = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${t('fg')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
`

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
`

export const LabelText = styled.label`
  min-width: 0;
  font-weight: ${t('weight-medium')};
  overflow-wrap: anywhere;
`

export const Optional = styled.span`
  margin-inline-start: 1px;
  color: ${t('fg-subtle')};
  font-weight: ${t('weight-regular')};
`

export const Aside = styled.span`
  flex: none;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  color: ${t('fg-subtle')};
`

export const ErrorText = styled.span`
  display: flex;
  gap: 5px;
  color: ${t('danger-text')};
  overflow-wrap: anywhere;

  > svg { flex: none; margin-top: 1px; }
`
