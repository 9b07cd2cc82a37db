import { CircleAlert, RotateCcw } from 'lucide-react'
import { Button } from '../Button'
import { CopyableId } from '../CopyableId'
import { Icon } from '../Icon'
import type { DataTableFailure } from './DataTableProps'
import * as S from './StaleNotice.styles'

interface StaleNoticeProps {
  failure: DataTableFailure | undefined
  label: string
  onRetry: (() => void) | undefined
}

/** Over rows that are from before a failure: what failed, the server's words, the reference, Try again. */
export function StaleNotice({ failure, label, onRetry }: StaleNoticeProps) {
  return (
    <S.Notice role="alert">
      <Icon of={CircleAlert} />
      <S.Words>
        <b>{failure?.title ?? `${label} could not be loaded`}.</b> {failure?.message ?? 'Something went wrong'}
        <S.Reference>
          The rows below are from before.
          {failure?.reference ? (
            <>
              {' '}
              Reference <CopyableId value={failure.reference} label="reference" alwaysShowIcon /> {failure.note}
            </>
          ) : null}
        </S.Reference>
      </S.Words>
      {onRetry ? (
        <Button size="sm" icon={RotateCcw} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </S.Notice>
  )
}
