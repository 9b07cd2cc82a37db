import { styled } from 'styled-components'
import { figures, mono } from './mixins'
import { t } from './tokens'

export const Heading = styled.h2`
  margin-bottom: 8px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
`
export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 8px;
  font-size: ${t('text-2xs')};
  & i { display: block; height: 32px; margin-bottom: 4px; border: 1px solid ${t('border')}; border-radius: ${t('radius-sm')}; }
`
export const TypeList = styled.ul`
  display: grid;
  gap: 10px;
  & > li { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; }
  & small { color: ${t('fg-subtle')}; }
`
export const Sample = styled.span`
  &[data-large] { font-weight: ${t('weight-semibold')}; letter-spacing: ${t('track-tight')}; }
`
export const Mono = styled.span`
  ${mono}
`
export const Figures = styled.span`
  ${figures}
`
export const Bars = styled.ul`
  display: grid;
  gap: 6px;
  & > li { display: grid; grid-template-columns: 130px 1fr; align-items: center; }
  & small { color: ${t('fg-subtle')}; }
  & i { display: block; height: 10px; background: ${t('accent')}; }
`
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: 16px;
  & > li { display: grid; place-items: center; height: 64px; border: 1px solid ${t('border-strong')}; border-radius: ${t('radius-lg')}; background: ${t('bg-raised')}; font-size: ${t('text-2xs')}; }
`
