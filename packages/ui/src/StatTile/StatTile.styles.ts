import { styled } from 'styled-components'
import { media, truncate } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Tiles = styled.ul`
  flex: none;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${t('border')};
  border-radius: ${t('radius-lg')};
  background: light-dark(${t('bg-surface')}, oklch(0.196 0.0118 228));
  overflow: hidden;
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 339px) { grid-template-columns: 1fr; }
`

export const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 138px;
  padding: 14px 16px 0;
  box-shadow: 0 0 0 1px ${t('border')};
  &:has(a:hover) { background: ${t('bg-hover')}; }
`

export const Label = styled.span`
  color: ${t('fg-muted')};
  ${truncate}
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: ${t('focus-width')} solid ${t('focus')}; outline-offset: -2px; border-radius: ${t('radius-md')}; }
`

export const Figure = styled.span`
  display: flex;
  align-items: baseline;
  height: 32px;
  margin-top: 4px;
  font-size: ${t('text-2xl')};
  line-height: ${t('leading-2xl')};
  font-weight: 560;
  letter-spacing: -0.028em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.phone} { font-size: 1.25rem; line-height: 1.75rem; }
`

export const Unit = styled.span`
  margin-inline-start: 5px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-sm')};
  font-weight: ${t('weight-medium')};
  letter-spacing: 0;
`

export const Delta = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 16px;
  margin-top: 2px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  line-height: ${t('leading-xs')};
  white-space: nowrap;
`

export const Change = styled.b`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${t('fg-muted')};
  font-variant-numeric: tabular-nums;
  &[data-good='true'] { color: ${t('success-text')}; }
  &[data-good='false'] { color: ${t('danger-text')}; }
`

export const Course = styled.div`
  height: 40px;
  margin: auto -16px 0;
  padding-top: 8px;
  box-sizing: content-box;
  svg { width: 100%; height: 40px; }
`
