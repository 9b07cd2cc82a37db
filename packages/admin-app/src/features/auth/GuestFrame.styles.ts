import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Theme = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-3')};
  min-height: 1.5rem;
  padding: 0 ${t('space-1')};
  border: 0;
  border-radius: ${t('radius-sm')};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { color: ${t('fg')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
`

/** Quiet lines under the button. */
export const Aside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${t('space-4')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-sm')};
`

export const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-3')};
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${t('radius-xs')};
  background: none;
  color: ${t('accent-text')};
  font: inherit;
  font-weight: ${t('weight-medium')};
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
`

export const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('space-4')};
  margin: 0;
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  overflow-wrap: anywhere;
  & code { font-family: ${t('font-mono')}; letter-spacing: ${t('track-mono')}; }
`
