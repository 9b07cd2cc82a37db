import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { bareInput } from '../Field/control.styles'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: min(240px, calc(100vw - 16px));
  max-width: min(480px, calc(100vw - 16px));
`

export const Search = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 38px;
  padding: 0 12px;
  border-bottom: 1px solid ${t('border')};
  > svg { flex: none; color: ${t('fg-subtle')}; }
  > div { display: flex; flex: 1; min-width: 0; }
`

export const Query = styled(Input)`
  ${bareInput}
`

export const List = styled(ListBox)`
  max-height: 264px;
  padding: 4px;
  overflow: auto;
  outline: none;
  &[data-empty] { padding: 12px; color: ${t('fg-muted')}; }
`

export const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: ${t('menu-item-h')};
  padding: 4px 8px;
  border-radius: ${t('radius-sm')};
  cursor: pointer;
  outline: none;
  > svg { flex: none; margin-inline-start: auto; color: ${t('accent-text')}; visibility: hidden; }
  &[data-selected] > svg { visibility: visible; }
  &[data-hovered], &[data-focused] { background: light-dark(${t('bg-active')}, ${t('bg-active')}); }
  &[data-focus-visible] { box-shadow: inset 0 0 0 ${t('focus-width')} ${t('focus')}; }
  &[data-disabled], &[data-disabled] small { color: ${t('fg-disabled')}; cursor: not-allowed; }
  ${media.forced} { &[data-focused] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`

export const OptionWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  > span { ${truncate} }
  > small { ${truncate} color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; line-height: ${t('leading-xs')}; }
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 6px 6px 12px;
  border-top: 1px solid ${t('border')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`
