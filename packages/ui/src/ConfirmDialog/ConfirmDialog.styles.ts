import { styled } from 'styled-components'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  &:empty { display: none; }
`
export const Phrase = styled.bdi`
  color: ${t('fg')};
  font-weight: ${t('weight-semibold')};
`
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
export const Chip = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  height: 28px;
  padding-inline: 3px 10px;
  border-radius: 14px;
  background: ${t('bg-fill')};
  font-size: ${t('text-xs')};
  & > bdi { ${truncate} }
  &[data-count] { padding-inline: 10px; color: ${t('fg-muted')}; }
  ${media.forced} { border: 1px solid; }
`
