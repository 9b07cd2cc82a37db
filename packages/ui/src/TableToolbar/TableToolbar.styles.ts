import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Toolbar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 ${t('gutter')} 12px;
`

export const Search = styled.div`
  flex: 1 1 200px;
  min-width: min(200px, 100%);
  max-width: 290px;
  ${media.phone} { max-width: none; min-width: 0; flex-basis: 0; }
`

/** In line on a wide screen; below 1024 px a row of its own that a button opens. */
export const Filters = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;

  ${media.narrow} { order: 1; flex: 1 0 100%; &:not([data-open]) { display: none; } }
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; margin-inline: calc(-1 * ${t('gutter')}); padding: 4px ${t('gutter')}; > * { flex: none; } }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`

export const WideOnly = styled.div`
  display: contents;
  ${media.phone} { display: none; }
`

export const NarrowOnly = styled.div`
  display: none;
  position: relative;
  ${media.narrow} { display: block; }
`

export const Badge = styled.span`
  position: absolute;
  inset-block-start: -5px;
  inset-inline-end: -5px;
  box-sizing: border-box;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: ${t('radius-full')};
  background: ${t('accent')};
  color: ${t('on-accent')};
  font-size: ${t('text-2xs')};
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`
