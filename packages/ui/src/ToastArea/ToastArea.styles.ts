import { keyframes, styled } from 'styled-components'
import { media, visuallyHidden } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Area = styled.section`
  position: fixed;
  inset: 16px;
  inset-block-end: auto;
  inset-inline-start: auto;
  z-index: ${t('z-toast')};
  width: 352px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: ${t('fg')};
  &:popover-open { display: flex; flex-direction: column; gap: 8px; }
  ${media.tiny} { inset-inline: 8px; width: auto; max-width: none; }
  @media print { display: none; }
`
const arrive = keyframes`from { opacity: 0; translate: 0 calc(-1 * ${t('shift')}); }`
const run = keyframes`to { scale: 0 1; }`

export const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${t('danger')};
  color: ${t('on-danger')};
  & > svg { width: 12px; height: 12px; }
`
export const Message = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${t('danger-text')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  &[data-whole] { display: block; max-height: 40dvh; overflow: auto; }
`
export const Life = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: ${t('danger')};
  transform-origin: left;
  animation: ${run} ${t('dur-toast')} linear forwards;
  &:dir(rtl) { transform-origin: right; }
  &[data-paused] { animation-play-state: paused; }
  ${media.still} { animation: none; }
  ${media.forced} { forced-color-adjust: none; }
`
export const Toast = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  padding: 12px 10px 13px 14px;
  overflow: hidden;
  border-radius: ${t('radius-lg')};
  background: ${t('bg-raised')};
  box-shadow: ${t('shadow-dialog')};
  ${media.moving} { animation: ${arrive} ${t('dur-3')} ${t('ease-out')}; }
  &[data-good] > ${Seal} { background: ${t('success')}; color: ${t('on-success')}; }
  &[data-good] ${Message} { color: ${t('success-text')}; }
  &[data-good] > ${Life} { background: ${t('success')}; }
  ${media.forced} { border: 1px solid; }
`
export const Words = styled.div`
  min-width: 0;
`
export const Title = styled.b`
  display: block;
  font-weight: ${t('weight-semibold')};
  overflow-wrap: anywhere;
`
export const Count = styled.span`
  margin-inline-start: 6px;
  color: ${t('fg-subtle')};
  font-weight: ${t('weight-medium')};
  font-variant-numeric: tabular-nums;
`
export const Spoken = styled.span`
  ${visuallyHidden}
`
export const Whole = styled.button`
  margin-top: 4px;
  border-radius: 2px;
  color: ${t('accent-text')};
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-medium')};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`
export const More = styled.p`
  align-self: flex-end;
  padding: 2px 10px;
  border-radius: ${t('radius-full')};
  background: ${t('bg-raised')};
  color: ${t('fg-muted')};
  box-shadow: ${t('shadow-menu')};
  font-size: ${t('text-xs')};
  ${media.forced} { border: 1px solid; }
`
