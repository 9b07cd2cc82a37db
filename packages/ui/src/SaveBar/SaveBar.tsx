import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button'
import { Acts, Bar, Words } from './SaveBar.styles'

export interface SaveBarProps extends ComponentPropsWithRef<'div'> {
  /** Unsaved changes; nothing is drawn at 0. */
  count: number
  /** Quiet words after the count, e.g. "+2 pages, −1 page". */
  detail?: ReactNode
  onDiscard: () => void
  /** Opens old → new before saving. */
  onReview?: (() => void) | undefined
  /** Without it Save submits the form around the bar, or the one named by `form`. */
  onSave?: (() => void) | undefined
  /** Id of the form that Save submits. */
  form?: string | undefined
  saveLabel?: string | undefined
  /** Saving goes on. */
  busy?: boolean | undefined
  /** Why saving is not possible, e.g. a missing permission. */
  disabledReason?: string | undefined
  /** Keeps to the bottom of a scrolling area. */
  sticky?: boolean | undefined
}

/** Count of changes, Discard, Review, Save (DESIGN §6 "Page header", mock `permissions`). */
export function SaveBar(props: SaveBarProps) {
  const { count, detail, onDiscard, onReview, onSave, form, saveLabel = 'Save changes', busy, disabledReason, sticky, ...rest } = props
  if (count === 0) return null
  return (
    <Bar role="region" aria-label="Unsaved changes" data-sticky={sticky ? '' : undefined} {...rest}>
      <Words role="status">
        <i aria-hidden="true" />
        <b>
          {count} unsaved {count === 1 ? 'change' : 'changes'}
        </b>
        {detail ? <span>{detail}</span> : null}
      </Words>
      <Acts>
        <Button kind="ghost" onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
        {onReview ? (
          <Button onClick={onReview} disabled={busy}>
            Review
          </Button>
        ) : null}
        <Button kind="primary" type={onSave ? 'button' : 'submit'} form={form} onClick={onSave} busy={busy} disabledReason={disabledReason}>
          {saveLabel}
        </Button>
      </Acts>
    </Bar>
  )
}
