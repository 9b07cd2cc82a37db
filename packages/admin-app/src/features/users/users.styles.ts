import { t } from '@quarterdeck/ui'
import { styled } from 'styled-components'

export const Identity = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space-5')};
  min-width: 0;
  line-height: 1.125rem;
  & > span:last-child { min-width: 0; }
  & b {
    display: block;
    overflow: hidden;
    font-weight: ${t('weight-medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-density='compact'] & > :first-child { display: none; }
`

export const Email = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space-2')};
  color: ${t('fg-muted')};
  font-size: ${t('text-xs')};
  line-height: 1rem;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & svg { flex: none; color: ${t('success-text')}; }
`

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t('space-4')};
  & svg { color: ${t('fg-muted')}; }
`

export const Off = styled.span`
  color: ${t('fg-muted')};
`

export const Flagged = styled(Sign)`
  color: ${t('warning-text')};
  & svg { color: inherit; }
`
