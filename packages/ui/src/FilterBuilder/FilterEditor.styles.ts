import { styled } from 'styled-components'
import { t } from '../theme/tokens'

export const Editor = styled.form`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: min(280px, calc(100vw - 40px));
`

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  max-height: 240px;
  margin: -4px;
  padding: 4px;
  overflow: auto;
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`

export const Problem = styled.p`
  margin: 0;
  color: ${t('danger-text')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  &:empty { display: none; }
`

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`

export const FieldList = styled.ul`
  min-width: 180px;
  max-height: 320px;
  margin: 0;
  padding: 4px;
  overflow: auto;
  list-style: none;

  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${t('menu-item-h')};
    padding: 0 8px;
    border: 0;
    border-radius: ${t('radius-sm')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover { background: ${t('bg-active')}; }
  button:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; }
`
