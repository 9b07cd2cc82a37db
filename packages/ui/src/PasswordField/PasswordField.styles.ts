import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-top: 2px;
`

/** Four parts; the number filled is `data-strength` 0 to 4. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  > i { height: 3px; border-radius: 2px; background: ${t('bg-active')}; transition: background ${t('dur-2')} ${t('ease-standard')}; }
  &[data-strength='1'] > i:nth-child(-n + 1) { background: ${t('danger')}; }
  &[data-strength='2'] > i:nth-child(-n + 2) { background: ${t('warning')}; }
  &[data-strength='3'] > i:nth-child(-n + 3), &[data-strength='4'] > i { background: ${t('success')}; }
  @media (forced-colors: active) { > i { forced-color-adjust: none; } }
`

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr));
  gap: 4px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  color: ${t('fg-subtle')};
`

export const Rule = styled.li`
  display: flex;
  gap: 5px;
  align-items: center;
  &[data-met='true'] { color: ${t('success-text')}; }
`

/** Always there, so that screen readers hear what appears in it; takes no room while empty. */
export const CapsStatus = styled.span`
  &:empty { margin-top: -6px; }
`

export const CapsNote = styled.span`
  display: flex;
  gap: 5px;
  align-items: center;
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  color: ${t('warning-text')};
`
