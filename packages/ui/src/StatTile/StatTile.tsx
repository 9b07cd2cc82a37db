import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon'
import { Sparkline } from '../Sparkline'
import { useLink } from '../theme/UiProvider'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './StatTile.styles'

/** A move against the period before. */
export interface StatChange {
  direction: 'up' | 'down' | 'flat'
  /** Size of the move as shown, e.g. `1.9%`. */
  text: string
  /** Coloured only when the move is truly good or bad; leave out for neutral figures. */
  good?: boolean | undefined
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  label: string
  /** As shown: may be abbreviated (`92.41`), with `exact` beside it. A node for a skeleton or a failed card. */
  figure: ReactNode
  unit?: string | undefined
  /** The whole value in words for tooltip and screen readers, when `figure` is abbreviated. */
  exact?: string | undefined
  change?: StatChange | undefined
  /** A second fact on the line of the change. */
  note?: ReactNode
  /** Course of the figure, oldest first. */
  series?: readonly number[] | undefined
  /** Makes the whole tile a link to the list behind the figure. */
  href?: string | undefined
}

const WORDS = { up: 'up', down: 'down', flat: 'unchanged' } as const

/** One key figure with its change and its course. Goes into `StatTiles`. */
export function StatTile({ label, figure, unit, exact, change, note, series, href, ...rest }: StatTileProps) {
  const Link = useLink()
  return (
    <S.Tile {...rest}>
      <S.Label>{href ? <Link href={href}>{label}</Link> : label}</S.Label>
      <S.Figure title={exact}>
        <span aria-hidden={exact ? true : undefined}>
          {figure}
          {unit ? <S.Unit>{unit}</S.Unit> : null}
        </span>
        {exact ? <VisuallyHidden>{exact}</VisuallyHidden> : null}
      </S.Figure>
      <S.Delta>
        {change ? (
          <S.Change data-good={change.good}>
            {change.direction === 'flat' ? null : (
              <Icon of={change.direction === 'up' ? ArrowUp : ArrowDown} width={12} height={12} strokeWidth={2.25} />
            )}
            <VisuallyHidden>{WORDS[change.direction]} </VisuallyHidden>
            {change.text}
          </S.Change>
        ) : null}
        {note}
      </S.Delta>
      <S.Course>{series ? <Sparkline values={series} filled /> : null}</S.Course>
    </S.Tile>
  )
}

/** One card of stat tiles, split by hairlines. */
export function StatTiles(props: ComponentPropsWithRef<'ul'>) {
  return <S.Tiles {...props} />
}
