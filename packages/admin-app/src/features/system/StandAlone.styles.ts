import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Brand = styled.span`
  & a { color: ${t('fg')}; text-decoration: none; }
`

export const Tried = styled.small`
  display: block;
  margin-top: ${t('space-4')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-sm')};
  overflow-wrap: anywhere;
  & bdi { font-family: ${t('font-mono')}; letter-spacing: ${t('track-mono')}; }
`

export const Near = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t('space-2')} ${t('space-6')};
  margin-top: ${t('space-4')};
  font-size: ${t('text-sm')};
`
