import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Box = styled.div`
  display: flex;
  gap: 10px;
  min-width: 0;
  padding: 10px 12px;
  border: 1px solid ${t('danger-border')};
  border-radius: ${t('radius-md')};
  background: ${t('danger-subtle')};
  color: ${t('fg')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};
  > svg { flex: none; margin-top: 2px; color: ${t('danger-text')}; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  p { margin: 0; font-weight: ${t('weight-medium')}; }
  ul { margin: 4px 0 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: 0 5px; padding-block: 2px; overflow-wrap: anywhere; }
`

export const FieldLink = styled.a`
  color: ${t('danger-text')};
  font-weight: ${t('weight-medium')};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 2px;
  &:hover { text-decoration-thickness: 2px; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: 1px; }
`
