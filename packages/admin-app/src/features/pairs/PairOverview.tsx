import type { Pair } from '@quarterdeck/reference-api/contract'
import { AmountText, ChangeText, type Description, DescriptionList, TimeText } from '@quarterdeck/ui'
import { pairStatusWords } from './pairStatusWords'
import * as S from './pairs.styles'

const ORDER_TYPES: Readonly<Record<string, string>> = { market: 'Market', limit: 'Limit', 'stop-limit': 'Stop-limit' }
const PRICE_SOURCES: Readonly<Record<string, string>> = { feed: 'Feed', manual: 'By hand' }

const marketFacts = ({ stats, quote, pricePrecision, priceSource, priceUpdatedAt, bots }: Pair): readonly Description[] => [
  { term: 'Last price', value: <AmountText value={stats.last} decimals={pricePrecision} unit={quote} /> },
  { term: '24 h change', value: <ChangeText value={stats.change24h} /> },
  { term: '24 h high', value: <AmountText value={stats.high24h} decimals={pricePrecision} unit={quote} /> },
  { term: '24 h low', value: <AmountText value={stats.low24h} decimals={pricePrecision} unit={quote} /> },
  { term: '24 h volume', value: <AmountText value={stats.volume24h} unit={quote} /> },
  { term: 'Open orders', value: stats.openOrders.toLocaleString('en') },
  { term: 'Bots', value: bots.toLocaleString('en') },
  { term: 'Price source', value: PRICE_SOURCES[priceSource] ?? priceSource },
  { term: 'Price updated', value: <TimeText value={priceUpdatedAt} precision="second" zoneNamed /> },
]

/** Upper bounds: 0 is no limit. */
const most = (value: string, decimals: number, unit: string) =>
  /[1-9]/.test(value) ? <AmountText value={value} decimals={decimals} unit={unit} /> : 'No limit'

const ruleFacts = (pair: Pair): readonly Description[] => [
  { term: 'Visible to users', value: pair.visible ? 'Yes' : 'No' },
  { term: 'Bots allowed', value: pair.botEnabled ? 'Yes' : 'No' },
  { term: 'Order types', value: pair.orderTypes.map((type) => ORDER_TYPES[type] ?? type).join(', ') },
  { term: 'Price decimals', value: String(pair.pricePrecision) },
  { term: 'Amount decimals', value: String(pair.amountPrecision) },
  { term: 'Least price', value: <AmountText value={pair.minPrice} decimals={pair.pricePrecision} unit={pair.quote} /> },
  { term: 'Highest price', value: most(pair.maxPrice, pair.pricePrecision, pair.quote) },
  { term: 'Least amount', value: <AmountText value={pair.minAmount} decimals={pair.amountPrecision} unit={pair.base} /> },
  { term: 'Largest amount', value: most(pair.maxAmount, pair.amountPrecision, pair.base) },
  { term: 'Least value of an order', value: <AmountText value={pair.minNotional} unit={pair.quote} /> },
]

const recordFacts = (pair: Pair): readonly Description[] => [
  ...(pair.statusReason ? [{ term: 'Reason of the state', value: pair.statusReason }] : []),
  ...(pair.statusBefore ? [{ term: 'Goes back to', value: pairStatusWords[pair.statusBefore] ?? pair.statusBefore }] : []),
  { term: 'Added', value: <TimeText value={pair.createdAt} precision="second" zoneNamed /> },
  { term: 'Changed', value: <TimeText value={pair.updatedAt} precision="second" zoneNamed /> },
]

/** The market, its rules and its record, as facts. */
export function PairOverview({ pair }: { pair: Pair }) {
  return (
    <>
      <S.Section>
        <h3>Market</h3>
        <DescriptionList items={marketFacts(pair)} />
      </S.Section>
      <S.Section>
        <h3>Rules</h3>
        <DescriptionList items={ruleFacts(pair)} />
      </S.Section>
      <S.Section>
        <h3>Record</h3>
        <DescriptionList items={recordFacts(pair)} />
      </S.Section>
    </>
  )
}
