import { styled } from 'styled-components'
import { t } from '../theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden'

const Figures = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  unicode-bidi: isolate;
  direction: ltr;
  letter-spacing: ${t('track-figure')};
  &[data-full] { color: ${t('warning-text')}; }
`

/** "12 / 100"; said to a screen reader only once nine tenths are used, so that typing stays quiet. */
export function Counter({ length, max }: { length: number; max: number }) {
  const near = length >= max * 0.9
  return (
    <>
      <Figures aria-hidden="true" data-full={length >= max ? '' : undefined}>
        {length} / {max}
      </Figures>
      <VisuallyHidden role="status">{near ? `${Math.max(0, max - length)} of ${max} characters left` : ''}</VisuallyHidden>
    </>
  )
}
