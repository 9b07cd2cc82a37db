import { AmountText, Badge, type BadgeKind, type DataTableColumn, Switch, TimeText } from '@quarterdeck/ui'
import { type SampleOrder, sampleOrder } from './sampleOrder'

/** A row as the table holds it: where its order is, and what has changed since. A change makes a new object, so only that row is drawn again. */
export interface SampleRow {
  readonly index: number
  readonly seed: number
  readonly price?: string
  readonly live?: boolean
  readonly pending?: boolean
  readonly fresh?: 'new-up' | 'new-down'
}

const KINDS: Record<SampleOrder['status'], BadgeKind> = {
  Filled: 'success',
  Open: 'info',
  'Partly filled': 'warning',
  Cancelled: 'neutral',
}

/** Orders of the rows drawn last; a list of 100,000 never holds 100,000 of them. */
const CACHE_SIZE = 512

/** The order behind a row. */
export function createOrderReader() {
  const recent = new Map<number, SampleOrder>()
  let seed = Number.NaN
  return (row: SampleRow): SampleOrder => {
    if (row.seed !== seed) {
      recent.clear()
      seed = row.seed
    }
    const known = recent.get(row.index)
    const order = known ?? sampleOrder(row.seed, row.index)
    if (!known) {
      recent.set(row.index, order)
      const oldest = recent.size > CACHE_SIZE ? recent.keys().next().value : undefined
      if (oldest !== undefined) recent.delete(oldest)
    }
    return order
  }
}

interface ColumnChoices {
  read: (row: SampleRow) => SampleOrder
  /** Sum of the amounts as decimal string; null draws no foot. */
  sum: string | null
  onLive: (row: SampleRow, live: boolean) => void
}

export function sampleColumns({ read, sum, onLive }: ColumnChoices): readonly DataTableColumn<SampleRow>[] {
  return [
    {
      id: 'trader',
      stateless: true,
      header: 'Trader',
      width: 170,
      hideable: false,
      sortable: true,
      cardSlot: 'title',
      cell: (row) => read(row).trader,
      ...(sum !== null && { total: 'All that match' }),
    },
    { id: 'id', stateless: true, header: 'Order ID', width: 190, cardSlot: 'meta', cell: (row) => read(row).id },
    { id: 'pair', stateless: true, header: 'Pair', width: 110, sortable: true, cell: (row) => read(row).pair },
    { id: 'side', stateless: true, header: 'Side', width: 70, sortable: true, cell: (row) => read(row).side },
    {
      id: 'status',
      stateless: true,
      header: 'Status',
      width: 130,
      sortable: true,
      cardSlot: 'status',
      skeleton: 'badge',
      cell: (row) => {
        const { status } = read(row)
        return <Badge kind={KINDS[status]}>{status}</Badge>
      },
    },
    {
      id: 'amount',
      stateless: true,
      header: 'Amount',
      width: 130,
      align: 'end',
      sortable: true,
      cell: (row) => <AmountText value={read(row).amount} />,
      ...(sum !== null && { total: <AmountText value={sum} /> }),
    },
    {
      id: 'price',
      stateless: true,
      header: 'Price',
      width: 130,
      align: 'end',
      sortable: true,
      cardSlot: 'value',
      cell: (row) => <AmountText value={row.price ?? read(row).price} />,
      live: (row) => row.price ?? read(row).price,
    },
    {
      id: 'live',
      stateless: true,
      header: 'Live',
      width: 70,
      skeleton: 'switch',
      cell: (row) => (
        <Switch
          aria-label={`Live, ${read(row).trader}`}
          checked={row.live ?? read(row).live}
          pending={row.pending ?? false}
          onChange={(event) => onLive(row, event.currentTarget.checked)}
        />
      ),
    },
    { id: 'note', stateless: true, header: 'Note', width: 160, cell: (row) => read(row).note },
    { id: 'at', stateless: true, header: 'Created (UTC)', width: 150, sortable: true, cell: (row) => <TimeText value={read(row).at} /> },
  ]
}
