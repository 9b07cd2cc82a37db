import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

/** One column of 640 px (DESIGN §7 "Settings form"). */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 24px;
  width: 100%;
  max-width: 640px;
  min-width: 0;
  &[data-wide] { max-width: none; }
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  & + & { padding-top: 24px; border-top: 1px solid ${t('border')}; }
`

export const SectionHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  > div > h2 { margin: 0; font-size: ${t('text-md')}; line-height: ${t('leading-md')}; font-weight: ${t('weight-semibold')}; letter-spacing: -0.008em; }
  > div > p { margin: 2px 0 0; color: ${t('fg-muted')}; font-size: ${t('text-sm')}; line-height: ${t('leading-sm')}; }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: 14px;
  align-items: start;
  ${media.phone} { grid-template-columns: 1fr; }
`
