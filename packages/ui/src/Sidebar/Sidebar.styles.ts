import { styled } from 'styled-components'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { figures, media, truncate, visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Brand = styled(RoutedAnchor)`
  display: flex;
  align-items: center;
  flex: none;
  height: 44px;
  padding: 0 8px;
  border-radius: ${t('radius-md')};
`
export const Nav = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 14px;
  margin: 0 -4px;
  padding: 8px 4px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`
export const Group = styled.div``
export const GroupLabel = styled.div`
  padding: 2px 8px 4px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
  font-weight: ${t('weight-medium')};
  line-height: 16px;
  letter-spacing: 0.005em;
`
export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
`
export const ItemLabel = styled.span`
  ${truncate}
`
export const ItemCount = styled.span`
  ${figures}
  margin-inline-start: auto;
  color: ${t('fg-subtle')};
  font-size: ${t('text-2xs')};
`
export const Item = styled(RoutedAnchor)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: ${t('nav-h')};
  padding: 0 8px;
  border-radius: ${t('radius-md')};
  color: ${t('fg-muted')};
  font-weight: 460;
  & > svg { color: ${t('fg-subtle')}; }
  &:hover { background: light-dark(oklch(0.25 0.02 228 / 0.05), oklch(1 0 0 / 0.05)); color: ${t('fg')}; }
  &[aria-current='page'] {
    background: light-dark(var(--paper-0), var(--ink-800));
    color: ${t('fg')};
    font-weight: ${t('weight-medium')};
    box-shadow: 0 0 0 1px light-dark(${t('border-sheet')}, transparent), 0 1px 2px light-dark(oklch(0.25 0.03 228 / 0.06), transparent);
  }
  &[aria-current='page'] > svg { color: ${t('accent-text')}; }
  ${media.phone} { height: 40px; font-size: ${t('text-md')}; & > svg { width: 18px; height: 18px; } }
  ${media.coarse} { height: 44px; }
  ${media.forced} { &[aria-current='page'] { border: 1px solid Highlight; } }
`
export const Foot = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  padding: 8px 8px 2px;
  border-top: 1px solid ${t('border')};
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`
export const Time = styled.span`
  ${figures}
  color: ${t('fg-muted')};
`
export const Zone = styled.span``
export const ShortcutsKey = styled.button`
  display: grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  margin: -3px;
  margin-inline-start: auto;
  border-radius: ${t('radius-xs')};
  ${media.coarse} { min-width: 44px; min-height: 44px; margin-block: -12px; }
`
export const Sidebar = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: 8px 10px 10px;

  &[data-collapsed] {
    & ${GroupLabel} { ${visuallyHidden} }
    & ${ItemLabel}, & ${ItemCount}, & ${Time}, & ${Zone}, & ${ShortcutsKey} { display: none; }
    & [data-wordmark-name] { ${visuallyHidden} }
    & ${Nav} { gap: 8px; }
    & ${Group} + ${Group}::before { content: ''; display: block; height: 1px; margin: 0 6px 8px; background: ${t('border')}; }
    & ${Item} { justify-content: center; padding: 0; }
    & ${Brand} { justify-content: center; padding: 0; }
    & ${Foot} { justify-content: center; padding: 10px 0 4px; }
  }
`
