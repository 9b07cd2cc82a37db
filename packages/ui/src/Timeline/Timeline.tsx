import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon'
import * as S from './Timeline.styles'

export interface TimelineEntry {
  id: string
  /** What happened, in one line. */
  title: ReactNode
  /** Time, as a `TimeText`. */
  at: ReactNode
  /** Who, why and what changed. */
  detail?: ReactNode
  icon?: LucideIcon | undefined
  tone?: 'success' | 'warning' | 'danger' | undefined
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Newest first. */
  entries: readonly TimelineEntry[]
}

/** What happened to a record, one line an event. */
export function Timeline({ entries, ...rest }: TimelineProps) {
  return (
    <S.List {...rest}>
      {entries.map((entry) => (
        <S.Entry key={entry.id}>
          <S.Mark data-tone={entry.tone}>{entry.icon ? <Icon of={entry.icon} size="sm" /> : <S.Ring />}</S.Mark>
          <S.Body>
            {entry.title}
            {entry.detail ? <S.Detail>{entry.detail}</S.Detail> : null}
          </S.Body>
          <S.At>{entry.at}</S.At>
        </S.Entry>
      ))}
    </S.List>
  )
}
