import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Header = styled.header`
  display: flex;
  align-items: flex-start;
  flex: none;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 20px ${t('gutter')} 16px;
  ${media.phone} { gap: 8px; padding: 16px ${t('gutter')} 12px; }
`
export const Words = styled.div`
  flex: 1 1 auto;
  min-width: min(100%, 12rem);
`
export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 10px;
  min-width: 0;
`
export const Title = styled.h1`
  min-width: 0;
  border-radius: ${t('radius-xs')};
  font-size: ${t('text-xl')};
  font-weight: ${t('weight-semibold')};
  line-height: ${t('leading-xl')};
  letter-spacing: ${t('track-tight')};
  overflow-wrap: anywhere;
`
export const Count = styled.span`
  padding: 1px 6px;
  border-radius: ${t('radius-sm')};
  background: ${t('bg-fill')};
  color: ${t('fg-muted')};
  font-size: 12px;
  font-weight: ${t('weight-medium')};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  letter-spacing: ${t('track-figure')};
  ${media.forced} { border: 1px solid; }
`
export const Dirty = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${t('warning-text')};
  font-size: ${t('text-xs')};
  & > i { width: 7px; height: 7px; border-radius: 1px; rotate: 45deg; background: ${t('warning')}; }
  ${media.forced} { & > i { forced-color-adjust: none; } }
`
export const Context = styled.p`
  margin-top: 2px;
  color: ${t('fg-muted')};
`
export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`
