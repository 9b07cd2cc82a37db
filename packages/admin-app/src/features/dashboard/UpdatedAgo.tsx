import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as S from './Dashboard.styles'

/** Seconds since the newest answer on the page. */
export function UpdatedAgo() {
  const queries = useQueryClient()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const answers = queries.getQueryCache().findAll({ queryKey: ['dashboard'] })
  const newest = Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt))
  if (newest === 0) return null
  const seconds = Math.max(0, Math.round((now - newest) / 1000))
  return <S.Updated>{seconds < 5 ? 'Updated just now' : `Updated ${seconds} s ago`}</S.Updated>
}
