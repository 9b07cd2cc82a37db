import type { ReactNode } from 'react'
import { ScreenMessage } from '../ScreenMessage'
import type { DataTableProps } from './DataTableProps'

/** What stands in place of the rows: denied, failed, nothing yet, no match. null while there are rows to show. */
export function tableMessage<Row>({
  status,
  rows,
  failure,
  onRetry,
  filtered,
  empty,
  noMatch,
  denied,
  label,
}: DataTableProps<Row>): ReactNode {
  if (status === 'denied') {
    return (
      denied ?? (
        <ScreenMessage
          kind="denied"
          title="Not allowed"
        >{`Your role does not include ${label}. Ask an administrator for access.`}</ScreenMessage>
      )
    )
  }
  if (rows.length > 0 || status === 'loading') return null
  if (status === 'failed') {
    return (
      <ScreenMessage
        kind="failed"
        title={failure?.title ?? `${label} could not be loaded`}
        reference={failure?.reference}
        referenceNote={failure?.note}
        onRetry={onRetry}
      >
        {failure?.message ?? 'Something went wrong'}
      </ScreenMessage>
    )
  }
  if (filtered) {
    return (
      noMatch ?? (
        <ScreenMessage kind="noMatch" title="No match">
          Check the spelling or take a filter away.
        </ScreenMessage>
      )
    )
  }
  return empty ?? <ScreenMessage kind="empty" title="Nothing here yet" />
}
