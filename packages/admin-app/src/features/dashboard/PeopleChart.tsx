import type { PeopleSeries } from '@quarterdeck/reference-api/contract'
import { ChartCard } from '@quarterdeck/ui'
import { useMemo } from 'react'
import { CardPart } from './CardPart'
import { chartPoints } from './chartPoints'
import { getPeople } from './dashboard.api'
import { downloadSeries } from './downloadSeries'
import { formatPeriod, type Period } from './range'
import { useCard } from './useCard'

/** Who registered and who signed in, a point a day. */
export function PeopleChart({ period }: { period: Period }) {
  const query = useMemo(() => formatPeriod(period), [period])
  const people = useCard<PeopleSeries>(
    ['people', query],
    useMemo(() => getPeople(query), [query]),
  )
  if (people.status !== 'ready') {
    const waiting = (
      <CardPart part={people} what="Sign-ups" height={232}>
        {() => null}
      </CardPart>
    )
    return <ChartCard title="Sign-ups and sign-ins" kind="lines" points={[]} series={[]} instead={waiting} />
  }
  const { points, step } = people.value
  const series = [
    { id: 'signUps', label: 'Sign-ups', values: points.map(({ signUps }) => String(signUps)) },
    { id: 'logins', label: 'Sign-ins', values: points.map(({ logins }) => String(logins)) },
  ]
  const download = () => downloadSeries('Sign-ups and sign-ins', points, series)
  return <ChartCard title="Sign-ups and sign-ins" kind="lines" points={chartPoints(points, step)} series={series} onDownload={download} />
}
