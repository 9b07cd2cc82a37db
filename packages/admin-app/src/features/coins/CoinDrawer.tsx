import type { Currency, CurrencyListItem } from '@quarterdeck/reference-api/contract'
import { Button, Coin, Drawer, ScreenMessage, Skeleton, TabPanel, Tabs } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { type Loaded, useRecord } from '../../shared/useRecord'
import type { RecordParam } from '../../shared/useRecordParam'
import { CoinBadge } from './CoinBadge'
import { CoinLimits } from './CoinLimits'
import { CoinNetworks } from './CoinNetworks'
import { CoinOverview } from './CoinOverview'
import { CoinTimeline } from './CoinTimeline'
import { getCoin } from './coins.api'
import * as S from './coins.styles'

export interface CoinDrawerProps {
  code: string
  drawer: RecordParam
  /** Rows of the list behind, for stepping and for the head while the currency is loading. */
  rows: readonly CurrencyListItem[]
}

/** One currency beside the list: deep-linked, stepped through with the arrows, closed by Esc and Back. */
export function CoinDrawer({ code, drawer, rows }: CoinDrawerProps) {
  const coin = useRecord<Currency>(
    ['coins', 'one', code],
    useCallback((http, signal) => getCoin(http, code, signal), [code]),
  )
  const at = rows.findIndex((row) => row.code === code)
  const known = coin.status === 'ready' ? coin.value : rows[at]
  const step = (by: number) => {
    const row = rows[at + by]
    return row && (() => drawer.step(row.code))
  }
  const networks = coin.status === 'ready' ? { count: coin.value.networks.length } : null
  return (
    <Drawer
      open
      onClose={drawer.close}
      label={known?.name ?? code}
      stepper={at < 0 ? undefined : { position: at + 1, total: rows.length, onPrevious: step(-1), onNext: step(1), noun: 'currency' }}
      header={known ? <Head coin={known} /> : <Skeleton width={220} height={44} />}
      tabs={
        <Tabs
          id="coin"
          label="Currency"
          tabs={[
            { id: 'overview', label: 'Overview' },
            { id: 'networks', label: 'Networks', ...networks },
            { id: 'limits', label: 'Limits' },
            { id: 'timeline', label: 'Timeline' },
          ]}
          selected={drawer.tab}
          onSelect={drawer.setTab}
        />
      }
    >
      <Body coin={coin} drawer={drawer} />
    </Drawer>
  )
}

function Head({ coin }: { coin: Pick<CurrencyListItem, 'code' | 'name' | 'status'> }) {
  return (
    <S.Head>
      <Coin symbol={coin.code} size="lg" />
      <div>
        <S.Name>
          <h2 dir="auto">{coin.name}</h2>
          <CoinBadge status={coin.status} />
        </S.Name>
        <p>{coin.code}</p>
      </div>
    </S.Head>
  )
}

function Body({ coin, drawer }: { coin: Loaded<Currency>; drawer: RecordParam }) {
  if (coin.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label="Loading currency">
        <Skeleton height={160} />
        <Skeleton height={240} />
      </S.Waiting>
    )
  }
  if (coin.status === 'failed') {
    const { kind, message, requestId } = coin.failure
    const gone = kind === 'gone' || kind === 'invalid'
    return (
      <ScreenMessage
        kind={gone ? 'empty' : kind === 'denied' ? 'denied' : 'failed'}
        title={gone ? 'This currency is no longer there' : 'The currency could not be loaded'}
        headingLevel={3}
        {...(gone ? { actions: <Button onClick={drawer.close}>Back to the list</Button> } : { onRetry: coin.retry, retrying: coin.busy })}
        {...(requestId && { reference: requestId })}
      >
        {gone ? 'It may have been deleted, or the address is wrong.' : message}
      </ScreenMessage>
    )
  }
  return (
    <TabPanel of="coin" tab={drawer.tab}>
      <Panel coin={coin.value} tab={drawer.tab} />
    </TabPanel>
  )
}

function Panel({ coin, tab }: { coin: Currency; tab: string }) {
  switch (tab) {
    case 'networks':
      return <CoinNetworks coin={coin} />
    case 'limits':
      return <CoinLimits coin={coin} />
    case 'timeline':
      return <CoinTimeline code={coin.code} />
    default:
      return <CoinOverview coin={coin} />
  }
}
