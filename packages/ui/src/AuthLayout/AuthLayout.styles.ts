import { css, styled } from 'styled-components'
import { figures, media } from '../theme/mixins'
import { t } from '../theme/tokens'

export const Auth = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
  min-height: 100vh;
  min-height: 100dvh;
  background: ${t('bg-canvas')};
  color: ${t('fg')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 28px 32px;
  background: ${t('bg-surface')};
  ${media.phone} { padding: 20px; }
`
export const Brand = styled.header`
  display: flex;
`
export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: 18px;
  width: 100%;
  max-width: 368px;
  margin: auto;
  padding-block: 24px;
  & > form { display: flex; flex-direction: column; gap: 18px; }
`
export const Title = styled.h1`
  border-radius: ${t('radius-xs')};
  font-size: 1.75rem;
  font-weight: 620;
  line-height: 2.25rem;
  letter-spacing: -0.03em;
`
export const Lede = styled.p`
  margin-top: 6px;
  color: ${t('fg-muted')};
  font-size: ${t('text-md')};
  line-height: 21px;
  overflow-wrap: anywhere;
  & > b { color: ${t('fg')}; font-weight: ${t('weight-medium')}; }
`
export const Foot = styled.footer`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  color: ${t('fg-subtle')};
  font-size: ${t('text-xs')};
`
/** The engraving is printed in its own ink in both themes. */
export const Panel = styled.aside`
  position: sticky;
  top: 8px;
  height: calc(100dvh - 16px);
  margin: 8px;
  margin-inline-start: 0;
  overflow: hidden;
  border-radius: ${t('radius-lg')};
  background: light-dark(oklch(0.335 0.058 226), oklch(0.205 0.03 227));
  color: oklch(0.93 0.03 215);
  ${media.phone} { display: none; }
  ${media.forced} { border: 1px solid; }
`
const centred = css`
  position: absolute;
  top: 46%;
  left: 50%;
  transform: translate(-50%, -50%);
`
export const Ring = styled.div`
  ${centred}
  width: 1160px;
  height: 1160px;
`
export const Halo = styled(Ring)`
  mask: radial-gradient(closest-side, #000 45%, transparent 84%);
`
export const Seal = styled.span`
  ${centred}
  display: grid;
  place-items: center;
  width: 210px;
  height: 210px;
  color: oklch(0.95 0.03 215);
`
export const Note = styled.div`
  position: absolute;
  inset: auto 32px 28px;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  color: oklch(0.88 0.03 215);
`
export const Clock = styled.span`
  ${figures}
  flex: none;
`
