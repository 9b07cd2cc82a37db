import { styled } from 'styled-components'
import { RoutedAnchor } from '../Link/RoutedAnchor'
import { media, truncate, visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Topbar = styled.header`
  position: relative;
  z-index: ${t('z-topbar')};
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: ${t('topbar-h')};
  padding-inline: 10px 12px;
  border-bottom: 1px solid ${t('border')};
  ${media.phone} { gap: 2px; padding: 0 4px; }
  @media print { display: none; }
`
export const Desktop = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  ${media.phone} { display: none; }
`
export const Phone = styled.span`
  display: none;
  ${media.phone} { display: flex; flex: none; }
`
export const Brand = styled(RoutedAnchor)`
  display: none;
  min-width: 0;
  padding: 8px 2px;
  border-radius: ${t('radius-md')};
  ${media.phone} { display: flex; flex: 1; }
`
export const Crumbs = styled.div`
  flex: 1;
  min-width: 0;
  ${media.phone} { display: none; }
`
export const Divider = styled.span`
  flex: none;
  width: 1px;
  height: 18px;
  margin: 0 12px 0 4px;
  background: ${t('border')};
`
export const Palette = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 272px;
  height: 30px;
  padding-inline: 9px 6px;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-md')};
  background: ${t('bg-sunken')};
  color: ${t('fg-subtle')};
  text-align: start;
  &:hover { border-color: ${t('border-strong')}; background: ${t('bg-hover')}; }
  ${media.coarse} { height: 40px; }
  ${media.narrow} { width: 228px; }
`
export const PaletteWords = styled.span`
  ${truncate}
  flex: 1;
`
export const Keys = styled.span`
  display: flex;
  gap: 8px;
`
export const Account = styled.button`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: 34px;
  padding-inline: 4px 8px;
  border-radius: ${t('radius-md')};
  &:hover, &[aria-expanded='true'] { background: ${t('bg-hover')}; }
  ${media.phone} { padding: 0 8px; }
  ${media.coarse} { height: 44px; }
`
export const Who = styled.span`
  display: block;
  max-width: 160px;
  text-align: start;
  & > b { display: block; ${truncate} font-weight: ${t('weight-medium')}; line-height: 16px; }
  & > small { display: block; ${truncate} color: ${t('fg-subtle')}; font-size: ${t('text-2xs')}; line-height: 13px; }
  ${media.phone} { ${visuallyHidden} }
`
export const Chevron = styled.span`
  color: ${t('fg-subtle')};
  ${media.phone} { display: none; }
`
