import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Preview = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 360px;
  background: ${t('bg-sunken')};
  color: ${t('fg')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 6px 16px;
  border-bottom: 1px solid ${t('border')};
`

export const Title = styled.h2`
  margin: 0;
  font: inherit;
  font-weight: ${t('weight-medium')};
`

export const Note = styled.span`
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`

export const Page = styled.div`
  box-sizing: border-box;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-self: center;
  width: calc(100% - 32px);
  margin: 16px 0;
  overflow: hidden;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-lg')};
  background: ${t('bg-surface')};
  transition: max-width ${t('dur-2')} ${t('ease-standard')};

  &[data-width='phone'] { max-width: 390px; }
`

export const Head = styled.div`
  padding: 12px 16px;
  border-bottom: 1px solid ${t('border')};
`

export const Frame = styled.iframe`
  flex: 1;
  display: block;
  width: 100%;
  min-height: 240px;
  border: 0;
`
