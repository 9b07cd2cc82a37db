import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../Spinner'
import type { DateRangePanelProps } from './DateRangePanel'

const load = () => import('./DateRangePanel').then((module) => ({ default: module.DateRangePanel }))
const Panel = lazy(load)

const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: min(604px, calc(100vw - 16px));
  height: 344px;
`

/** Fetches the calendar before it is asked for; call on hover or focus. */
export const preloadDateRangePanel = () => {
  // A failed fetch is said by the panel itself, when it is opened.
  load().catch(() => undefined)
}

/** The range panel, fetched with the first opening: pages that only show a range do not carry the calendar. */
export function LazyDateRangePanel(props: DateRangePanelProps) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <Spinner size={18} />
        </Waiting>
      }
    >
      <Panel {...props} />
    </Suspense>
  )
}
