import type { DataTableStatus, SortEntry } from '@quarterdeck/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Asker } from './askLatest'
import type { SampleRow } from './sampleColumns'
import type { SampleAnswer, SampleQuestion } from './sampleIndex'
import { startSampleAsker } from './startSampleAsker'
import type { TableSettings } from './tableSettings'

interface Shown {
  base: readonly SampleRow[]
  rows: readonly SampleRow[]
  sum: string | null
}

export interface SampleList {
  status: DataTableStatus
  /** Everything that matches, in order. */
  rows: readonly SampleRow[]
  /** Sum of the amounts, while the foot is on. */
  sum: string | null
  change: (index: number, part: Partial<SampleRow>) => void
  move: (row: SampleRow, before: SampleRow | undefined) => void
  retry: () => void
}

const NOTHING: readonly SampleRow[] = []

/** The list behind the table: made from a seed, searched and sorted in a worker, answered as late and as badly as the panel says. */
export function useSampleList(settings: TableSettings, q: string, sort: readonly SortEntry[]): SampleList {
  const { seed, count, latency, outcome, totals } = settings
  const base = useMemo(() => Array.from({ length: count }, (_, index): SampleRow => ({ index, seed })), [count, seed])
  /** Nothing asked: the rows as made, at once and without the worker. */
  const natural = q.trim() === '' && sort.length === 0 && !totals
  const [shown, setShown] = useState<Shown | null>(() => (natural && latency === '0' ? { base, rows: base, sum: null } : null))
  const [asking, setAsking] = useState(shown === null)
  const [attempt, setAttempt] = useState(0)
  const edits = useRef(new Map<number, SampleRow>())
  const asker = useRef<Asker<SampleQuestion, SampleAnswer>>(undefined)

  useEffect(() => {
    return () => {
      asker.current?.stop()
      asker.current = undefined
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const edited = (row: SampleRow) => {
      const edit = edits.current.get(row.index)
      return edit?.seed === row.seed ? edit : row
    }
    const answer = (rows: readonly SampleRow[], sum: string | null) => {
      const show = () => {
        setShown((old) =>
          old?.rows === rows && old.base === base ? old : { base, rows: edits.current.size === 0 ? rows : rows.map(edited), sum },
        )
        setAsking(false)
      }
      if (latency === '0') show()
      else if (latency !== 'never') timer = setTimeout(show, Number(latency))
    }
    setAsking(true)
    if (natural) {
      answer(base, null)
    } else {
      asker.current ??= startSampleAsker()
      asker.current.ask({ seed, count, q, sort }, ({ found, sum }) =>
        answer(
          Array.from(found, (index) => base[index] ?? { index, seed }),
          totals ? sum : null,
        ),
      )
    }
    return () => {
      clearTimeout(timer)
      asker.current?.forget()
    }
  }, [base, seed, count, q, sort, natural, latency, totals, attempt])

  const change = useCallback((index: number, part: Partial<SampleRow>) => {
    setShown((old) => {
      const place = old?.rows.findIndex((row) => row.index === index) ?? -1
      const row = old?.rows[place]
      if (!old || !row) return old
      const next = { ...row, ...part }
      edits.current.set(index, next)
      return { ...old, rows: old.rows.with(place, next) }
    })
  }, [])
  const move = useCallback((row: SampleRow, before: SampleRow | undefined) => {
    setShown((old) => {
      if (!old) return old
      const rest = old.rows.filter((other) => other !== row)
      const to = before ? rest.indexOf(before) : rest.length
      return { ...old, rows: rest.toSpliced(to === -1 ? rest.length : to, 0, row) }
    })
  }, [])

  const current = shown?.base === base ? shown : null
  const failed = outcome === 'fails' || outcome === 'stale'
  return {
    status: outcome === 'denied' ? 'denied' : asking ? (current ? 'refetching' : 'loading') : failed ? 'failed' : 'ready',
    rows: outcome === 'empty' || outcome === 'fails' ? NOTHING : (current?.rows ?? NOTHING),
    sum: current?.sum ?? null,
    change,
    move,
    retry: () => setAttempt(attempt + 1),
  }
}
