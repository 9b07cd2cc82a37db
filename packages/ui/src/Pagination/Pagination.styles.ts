import { styled } from 'styled-components'
import { figures, media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Nav = styled.nav`
  box-sizing: border-box;
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 0 var(--table-edge, ${t('gutter')});
  border-block-start: 1px solid ${t('border')};
  background: ${t('bg-surface')};
  color: ${t('fg-muted')};
  font-size: ${t('text-sm')};
  line-height: ${t('leading-sm')};

  ${media.phone} { min-height: 56px; position: sticky; inset-block-end: 0; z-index: ${t('z-sticky')}; }
`

/** Isolated, so that it reads from left to right on a page that does not. */
export const Range = styled.bdi`
  ${figures}
  > b { color: ${t('fg')}; font-weight: inherit; }
`

export const Rule = styled.span`
  width: 1px;
  height: 18px;
  flex: none;
  background: ${t('border')};
  ${media.phone} { display: none; }
`

export const Limit = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  ${media.phone} { display: none; }
`

export const Pages = styled.ul`
  display: flex;
  align-items: center;
  gap: 2px;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  list-style: none;

  ${media.phone} { [data-number]:not(:has([aria-current])) { display: none; } }
`

export const Page = styled.button`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${t('radius-sm')};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  ${figures}
  cursor: pointer;

  &:hover { background: ${t('bg-hover')}; color: ${t('fg')}; }
  &[aria-current] { background: ${t('bg-active')}; color: ${t('fg')}; font-weight: ${t('weight-medium')}; }
  &[aria-disabled] { background: none; color: ${t('fg-disabled')}; cursor: not-allowed; }
  &:focus-visible { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: ${t('focus-offset')}; }
  > svg:dir(rtl) { scale: -1 1; }
  ${media.phone} { min-width: 40px; height: 40px; }
  ${media.coarse} { min-width: 44px; height: 44px; }
  ${media.forced} { &[aria-current] { outline: 1px solid; } }
`
