import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Title = styled.h2`
  margin-top: 14px;
  font-size: ${t('text-lg')};
  font-weight: ${t('weight-semibold')};
  line-height: ${t('leading-lg')};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
  border-radius: ${t('radius-xs')};
`
export const Text = styled.div`
  max-width: 25rem;
  color: ${t('fg-muted')};
  font-size: ${t('text-md')};
  line-height: 21px;
  overflow-wrap: anywhere;
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
`
export const Reference = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 8px;
  margin-top: 14px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`
export const Message = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  gap: 4px;
  min-width: 0;
  padding: 32px;
  text-align: center;
  ${media.phone} { padding: 24px ${t('gutter')}; }

  &[data-whole] {
    gap: 0;
    & > ${Title} { margin-top: 20px; font-size: ${t('text-3xl')}; line-height: ${t('leading-3xl')}; letter-spacing: -0.028em; }
    & > ${Text} { max-width: 28rem; margin-top: 8px; font-size: 15px; line-height: 23px; }
    & > ${Actions} { margin-top: 22px; }
    & > ${Reference} { margin-top: 20px; }
    ${media.phone} { & > ${Title} { font-size: 1.5rem; line-height: 2rem; } }
  }
`
export const Engraved = styled.svg`
  width: min(640px, 88vw, 100%);
  height: auto;
  color: ${t('accent')};
  font-family: ${t('font-sans')};
  &[data-kind='danger'] { color: ${t('danger')}; }
`
