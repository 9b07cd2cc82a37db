import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/mixins'
import { t } from '../theme/tokens'

const Frames = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: -1rem;
  &[data-stacked] { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  min-width: 0;
  padding: 24px;
  background: ${t('bg-surface')};
  color: ${t('fg')};
  &[data-flush] { display: block; padding: 0; }
`

interface BothThemesProps {
  /** Drawn twice; gets the theme so that ids and names can differ. */
  children: ReactNode | ((theme: 'light' | 'dark') => ReactNode)
  /** One above the other, for wide parts. */
  stacked?: boolean
  /** No padding, for whole pages. */
  flush?: boolean
}

/** The same parts in light and dark, in one picture. */
export function BothThemes({ children, stacked, flush }: BothThemesProps) {
  return (
    <Frames data-stacked={stacked || undefined}>
      {(['light', 'dark'] as const).map((theme) => (
        <Frame key={theme} data-theme={theme} data-flush={flush || undefined} aria-label={theme}>
          {typeof children === 'function' ? children(theme) : children}
        </Frame>
      ))}
    </Frames>
  )
}

/** A row of parts with a quiet name. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <RowBox>
      <small>{name}</small>
      <div>{children}</div>
    </RowBox>
  )
}
const RowBox = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  & > small { color: ${t('fg-subtle')}; font-size: ${t('text-xs')}; }
  & > div { display: flex; align-items: center; flex-wrap: wrap; gap: 8px; min-width: 0; }
`
