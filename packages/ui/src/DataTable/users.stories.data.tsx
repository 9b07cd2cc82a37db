import { Ban, Bot, CircleUserRound, Copy, LogOut, RotateCcw, ShieldCheck } from 'lucide-react'
import { AmountText } from '../AmountText'
import { Avatar } from '../Avatar'
import { Badge, type BadgeKind } from '../Badge'
import { CopyableId } from '../CopyableId'
import { Icon } from '../Icon'
import { Identity } from '../Identity'
import type { MenuEntry } from '../Menu'
import { TimeText } from '../TimeText'
import type { DataTableColumn } from './DataTableColumn'

export interface User {
  id: string
  name: string
  email: string | null
  state: 'Active' | 'Pending' | 'Suspended' | 'Dormant'
  twoStep: boolean
  country: string | null
  balance: string
  registered: string
}

const NAMES =
  'Amara Okafor,Jonas Weber,Priya Raman,Lucía Fernández,Mateusz Nowak,Hana Sato,Elif Yıldız,Daniel Osei,Chloé Laurent,Noah Bergström,Sofia Rossi,Karim Haddad,Grace Kim,Oliver Brandt,Leila Nasser,Viktor Hansen,Mei Chen,Omar Diallo,Ana Pereira,Tomás Silva'.split(
    ',',
  )
const BALANCES = [
  '12840.55',
  '403.1',
  '0',
  '98211.2075',
  '77.4198',
  '5120',
  '31004.96',
  '2.183',
  '640.75',
  '0',
  '18320.4412',
  '951.09',
  '14.5',
  '7733.01',
  '266.4',
]
const STATES = ['Active', 'Active', 'Pending', 'Active', 'Suspended', 'Active', 'Active', 'Dormant'] as const
const KINDS: Record<User['state'], BadgeKind> = { Active: 'success', Pending: 'warning', Suspended: 'danger', Dormant: 'neutral' }
const NEWEST = Date.UTC(2026, 10, 20, 13, 58)

/** The same people each time; ids are 24 hexadecimal digits as on the platform. */
export const makeUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => {
    const name = NAMES[index % NAMES.length] ?? ''
    return {
      id: `65${(0x60b7_0000 + index * 7919).toString(16)}${(index * 104_729 + 0x68f0).toString(16).padStart(14, 'c')}`,
      name,
      email: `${name
        .normalize('NFD')
        .replaceAll(/[^A-Za-z ]/g, '')
        .toLowerCase()
        .replace(' ', '.')}@example.com`,
      state: STATES[index % STATES.length] ?? 'Active',
      twoStep: index % 4 !== 2,
      country: index % 5 === 3 ? null : (['NG', 'DE', 'IN', 'ES', 'PL'][index % 5] ?? null),
      balance: withPlaces(BALANCES[index % BALANCES.length] ?? '0'),
      registered: new Date(NEWEST - index * 11 * 3_600_000 - (index % 7) * 17 * 60_000).toISOString(),
    }
  })

function withPlaces(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  return `${whole}.${fraction.padEnd(8, '0')}`
}

export const userColumns: readonly DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'User',
    width: 240,
    hideable: false,
    sortable: true,
    cardSlot: 'title',
    skeleton: 'identity',
    cell: (user) => <Identity media={<Avatar name={user.name} />} title={user.name} note={user.email} />,
    title: (user) => user.name,
  },
  { id: 'id', header: 'User ID', width: 124, cardSlot: 'meta', cell: (user) => <CopyableId value={user.id} short label="user ID" /> },
  {
    id: 'state',
    header: 'Status',
    width: 120,
    sortable: true,
    cardSlot: 'status',
    skeleton: 'badge',
    cell: (user) => <Badge kind={KINDS[user.state]}>{user.state}</Badge>,
  },
  {
    id: 'twoStep',
    header: 'Two-step',
    width: 110,
    cell: (user) =>
      user.twoStep ? (
        <span style={{ display: 'inline-flex', gap: 5, alignItems: 'center', color: 'var(--fg-muted)' }}>
          <Icon of={ShieldCheck} size="sm" />
          On
        </span>
      ) : (
        <span style={{ color: 'var(--fg-subtle)' }}>Off</span>
      ),
  },
  { id: 'country', header: 'Country', width: 96, hidden: true, cell: (user) => user.country },
  {
    id: 'balance',
    header: 'Balance',
    width: 176,
    align: 'end',
    sortable: true,
    cardSlot: 'value',
    cell: (user) => <AmountText value={user.balance} unit="USDT" />,
    live: (user) => user.balance,
  },
  { id: 'registered', header: 'Registered', width: 150, sortable: true, cell: (user) => <TimeText value={user.registered} zone="UTC" /> },
]

export const userMenu =
  (act: (what: string, user: User) => void) =>
  (user: User): MenuEntry[] => [
    { id: 'open', label: 'Open profile', icon: CircleUserRound, onSelect: () => act('open', user) },
    { id: 'copy', label: 'Copy user ID', icon: Copy, onSelect: () => act('copy', user) },
    { id: 'bots', label: 'Bot orders', icon: Bot, onSelect: () => act('bots', user) },
    { id: 'reset', label: 'Reset two-step', icon: RotateCcw, separated: true, onSelect: () => act('reset', user) },
    { id: 'end', label: 'End sessions', icon: LogOut, onSelect: () => act('end', user) },
    { id: 'suspend', label: 'Suspend user', icon: Ban, kind: 'danger', separated: true, onSelect: () => act('suspend', user) },
  ]
