import { css, keyframes, styled } from 'styled-components'
import { figures } from '../theme/mixins'
import { t } from '../theme/tokens'

const tint = (color: string) => keyframes`from { background: ${color}; } 50% { background: ${color}; } to { background: transparent; }`
const upTint = tint(t('up-subtle'))
const downTint = tint(t('down-subtle'))

/** The value is replaced at once; only a tint behind it fades, within 600 ms (DESIGN §9). */
export const Price = styled.span`
  ${figures}
  display: inline-flex;
  align-items: center;
  gap: 3px;
  margin-inline: -3px;
  padding-inline: 3px;
  border-radius: ${t('radius-xs')};
  unicode-bidi: isolate;
  direction: ltr;
  > svg { flex: none; width: 11px; height: 11px; stroke-width: 2.5; }
  &[data-direction='up'] > svg { color: ${t('up')}; }
  &[data-direction='down'] > svg { color: ${t('down')}; }
  &[data-flash='up'] { animation: ${upTint} 600ms ${t('ease-out')}; }
  &[data-flash='down'] { animation: ${downTint} 600ms ${t('ease-out')}; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`

const inline = css`
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;
`

export const Pair = styled.span`
  ${inline}
  > b { font-weight: ${t('weight-medium')}; }
  > span { color: ${t('fg-subtle')}; }
`

export const Side = styled.span`
  ${inline}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: ${t('text-xs')};
  font-weight: ${t('weight-semibold')};
  &[data-side='buy'] { color: ${t('up')}; }
  &[data-side='sell'] { color: ${t('down')}; }
  > svg { width: 11px; height: 11px; stroke-width: 2.5; }
`
