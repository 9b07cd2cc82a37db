import { Inbox, LockKeyhole, type LucideIcon, MapPinOff, RotateCcw, SearchX, Unplug } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button'
import { CopyableId } from '../CopyableId'
import { Rosette } from '../Rosette'
import { EngravedCode } from './EngravedCode'
import * as S from './ScreenMessage.styles'

/** empty: nothing yet. noMatch: search or filters find nothing. failed: could not be loaded. denied: not allowed. lost: 404. broken: 500. */
export type ScreenMessageKind = 'empty' | 'noMatch' | 'failed' | 'denied' | 'lost' | 'broken'

export interface ScreenMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  kind: ScreenMessageKind
  title: ReactNode
  /** One or two sentences: what happened, then what to do. */
  children?: ReactNode
  /** Instead of the kind's own icon. `lost` and `broken` have an engraved number. */
  icon?: LucideIcon | undefined
  /** Up to two buttons. */
  actions?: ReactNode
  /** Adds "Try again" before `actions`. */
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** Request id; can be copied. */
  reference?: string | undefined
  /** After the reference: "14:32:05 UTC, attempt 3". */
  referenceNote?: ReactNode
  /** 2 inside a page, 1 when the message is the page. */
  headingLevel?: 1 | 2 | 3 | undefined
}

const ICONS = { empty: Inbox, noMatch: SearchX, failed: Unplug, denied: LockKeyhole, lost: MapPinOff, broken: Unplug } as const

/** Takes the place of content that is not there, and says what to do next. */
export function ScreenMessage({
  kind,
  title,
  children,
  icon,
  actions,
  onRetry,
  retrying,
  reference,
  referenceNote,
  headingLevel,
  ...rest
}: ScreenMessageProps) {
  const whole = kind === 'lost' || kind === 'broken'
  const bad = kind === 'failed' || kind === 'broken'
  const level = headingLevel ?? (whole ? 1 : 2)
  return (
    <S.Message data-whole={whole || undefined} role={bad ? 'alert' : undefined} {...rest}>
      {whole && !icon ? (
        <EngravedCode code={kind === 'lost' ? '404' : '500'} kind={bad ? 'danger' : 'accent'} />
      ) : (
        <Rosette icon={icon ?? ICONS[kind]} kind={bad ? 'danger' : 'accent'} />
      )}
      <S.Title as={`h${level}`} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </S.Title>
      {children && <S.Text>{children}</S.Text>}
      {(onRetry || actions) && (
        <S.Actions>
          {onRetry && (
            <Button kind="primary" size={whole ? 'lg' : 'md'} icon={RotateCcw} busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
        </S.Actions>
      )}
      {reference && (
        <S.Reference>
          Reference <CopyableId value={reference} label="reference" alwaysShowIcon />
          {referenceNote && <span>{referenceNote}</span>}
        </S.Reference>
      )}
    </S.Message>
  )
}
