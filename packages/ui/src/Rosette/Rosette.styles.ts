import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Core = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${t('bg-surface')};
  box-shadow: 0 0 0 1px ${t('accent-border')};
  color: ${t('accent-text')};
`
export const Rosette = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 128px;
  height: 128px;
  color: color-mix(in oklab, ${t('accent')} 36%, transparent);

  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  &[data-kind='danger'] { color: color-mix(in oklab, ${t('danger')} 36%, transparent); }
  &[data-kind='danger'] > ${Core} { color: ${t('danger-text')}; box-shadow: 0 0 0 1px ${t('danger-border')}; }
`
