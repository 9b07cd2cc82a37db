import { styled } from 'styled-components'
import { t } from '../theme/tokens'

/** A box, dot or switch with its words. */
export const ChoiceRow = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  min-width: 0;
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  color: ${t('fg')};

  > input { margin-top: 2px; }
  &[data-spread] { justify-content: space-between; gap: 16px; > input { order: 1; } }
`

export const ChoiceWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`

export const ChoiceLabel = styled.label`
  cursor: pointer;
  overflow-wrap: anywhere;
  &[data-disabled] { color: ${t('fg-disabled')}; cursor: not-allowed; }
`

export const ChoiceNote = styled.span`
  display: flex;
  gap: 5px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  &[data-error] { color: ${t('danger-text')}; }
  > svg { flex: none; margin-top: 1px; }
`
