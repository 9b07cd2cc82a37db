import { Button, Skeleton, StatTile, StatTiles } from '@quarterdeck/ui'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { useUserCount } from './useUserCount'

/** What each tile counts; the tile leads to the same filter of Users List. */
const TILES = [
  { label: 'Users', filter: '', note: 'on the platform' },
  { label: 'New users', filter: 'f.createdAt=gte:-1d', note: 'in the last 24 h' },
  { label: 'Identity checks waiting', filter: 'f.kycStatus=eq:pending', note: 'to be reviewed' },
  { label: 'Frozen users', filter: 'f.state=eq:frozen', note: 'cannot trade or withdraw' },
] as const

/** Key figures of the users this admin may open. */
export function UserTiles() {
  return (
    <StatTiles aria-label="Key figures">
      {TILES.map((tile) => (
        <UserTile key={tile.label} {...tile} />
      ))}
    </StatTiles>
  )
}

function UserTile({ label, filter, note }: { label: string; filter: string; note: string }) {
  const count = useUserCount(filter)
  const href = filter ? `${paths.users}?${filter}` : paths.users
  if (count.status === 'failed') {
    return (
      <StatTile
        label={label}
        figure="–"
        note={
          <Button size="sm" onClick={count.retry} busy={count.busy}>
            Try again
          </Button>
        }
      />
    )
  }
  const figure: ReactNode = count.status === 'ready' ? count.value.total.toLocaleString('en') : <Skeleton width={96} height={28} />
  return <StatTile label={label} figure={figure} note={note} href={href} aria-busy={count.status === 'loading'} />
}
