import type { Pair, PairListItem } from '@quarterdeck/reference-api/contract'
import { Button, Drawer, PairMark, ScreenMessage, Skeleton, TabPanel, Tabs } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { type Loaded, useRecord } from '../../shared/useRecord'
import type { RecordParam } from '../../shared/useRecordParam'
import { PairFees } from './PairFees'
import { PairOverview } from './PairOverview'
import { PairStatusBadge } from './PairStatusBadge'
import { PairTimeline } from './PairTimeline'
import { getPair } from './pairs.api'
import * as S from './pairs.styles'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'fees', label: 'Fees' },
  { id: 'timeline', label: 'Timeline' },
] as const

export interface PairDrawerProps {
  symbol: string
  drawer: RecordParam
  /** Rows of the list behind, for stepping and for the head while the pair is loading. */
  rows: readonly PairListItem[]
}

/** One pair beside the list: deep-linked, stepped through with the arrows, closed by Esc and Back. */
export function PairDrawer({ symbol, drawer, rows }: PairDrawerProps) {
  const pair = useRecord<Pair>(
    ['pairs', 'one', symbol],
    useCallback((http, signal) => getPair(http, symbol, signal), [symbol]),
  )
  const at = rows.findIndex((row) => row.symbol === symbol)
  const known = pair.status === 'ready' ? pair.value : rows[at]
  const step = (by: number) => {
    const row = rows[at + by]
    return row && (() => drawer.step(row.symbol))
  }
  return (
    <Drawer
      open
      onClose={drawer.close}
      label={known ? `${known.base} / ${known.quote}` : `Pair ${symbol}`}
      stepper={at < 0 ? undefined : { position: at + 1, total: rows.length, onPrevious: step(-1), onNext: step(1), noun: 'pair' }}
      header={known ? <Head pair={known} /> : <Skeleton width={220} height={32} />}
      tabs={<Tabs id="pair" label="Pair" tabs={TABS} selected={tabOf(drawer)} onSelect={drawer.setTab} />}
    >
      <Body pair={pair} drawer={drawer} />
    </Drawer>
  )
}

/** A tab that the address names and that is not there shows the first. */
const tabOf = ({ tab }: RecordParam) => TABS.find(({ id }) => id === tab)?.id ?? 'overview'

function Head({ pair: { base, quote, status } }: { pair: PairListItem }) {
  return (
    <S.Head>
      <PairMark base={base} quote={quote} size="lg" />
      <h2>
        {base} / {quote}
      </h2>
      <PairStatusBadge status={status} />
    </S.Head>
  )
}

function Body({ pair, drawer }: { pair: Loaded<Pair>; drawer: RecordParam }) {
  if (pair.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label="Loading pair">
        <Skeleton height={240} />
        <Skeleton height={160} />
      </S.Waiting>
    )
  }
  if (pair.status === 'failed') {
    const gone = pair.failure.kind === 'gone' || pair.failure.kind === 'invalid'
    return (
      <ScreenMessage
        kind={gone ? 'empty' : pair.failure.kind === 'denied' ? 'denied' : 'failed'}
        title={gone ? 'This pair is not there' : 'The pair could not be loaded'}
        headingLevel={3}
        {...(gone ? { actions: <Button onClick={drawer.close}>Back to the list</Button> } : { onRetry: pair.retry, retrying: pair.busy })}
        {...(pair.failure.requestId && { reference: pair.failure.requestId })}
      >
        {gone ? 'The address names a pair that this platform does not have.' : pair.failure.message}
      </ScreenMessage>
    )
  }
  const tab = tabOf(drawer)
  return (
    <TabPanel of="pair" tab={tab}>
      {tab === 'fees' && <PairFees pair={pair.value} />}
      {tab === 'timeline' && <PairTimeline symbol={pair.value.symbol} />}
      {tab === 'overview' && <PairOverview pair={pair.value} />}
    </TabPanel>
  )
}
