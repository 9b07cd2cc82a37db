import { useDateFilter } from '@quarterdeck/core'
import type { ListSpec } from '@quarterdeck/reference-api/contract'
import type { Filters, SortEntry } from '@quarterdeck/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useListMemory } from './ListMemory'
import { emptyListState, type ListState, parseListState, writeListState } from './listState'

/** A list's state and the ways to change it. Filters and search replace history and go to page 1; page, size and sort push (PRODUCT §0). */
export interface ListControls {
  readonly state: ListState
  setPage(page: number): void
  setLimit(limit: number): void
  setSort(sort: readonly SortEntry[]): void
  search(q: string): void
  setFilters(filters: Filters): void
  setRange(from: string, to: string): void
  setView(state: Partial<ListState>): void
  /** Drops search, filters and range; size and sort stay. */
  clear(): void
}

/** List state kept in the URL. A bare URL restores the list's last state and writes it down at once. */
export function useListState(spec: ListSpec): ListControls {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const memory = useListMemory()
  const dates = useDateFilter()
  const [arrived] = useState(() => (search === '' ? memory.recall(pathname) : ''))
  const [settled, setSettled] = useState(arrived === '')
  const effective = settled ? search : arrived

  useEffect(() => {
    if (settled) {
      memory.keep(pathname, listPart(search, spec))
      return
    }
    setSettled(true)
    void navigate({ pathname, search: arrived, hash }, { replace: true })
  }, [settled, arrived, pathname, search, hash, spec, memory, navigate])

  const state = useMemo(() => parseListState(new URLSearchParams(effective), spec), [effective, spec])

  const change = useCallback(
    (part: Partial<ListState>, history: 'push' | 'replace') => {
      const params = new URLSearchParams(effective)
      const next = writeListState(params, { ...parseListState(params, spec), page: 1, ...part })
      if (next.toString() === params.toString()) return
      void navigate({ pathname, search: next.toString(), hash }, { replace: history === 'replace' })
    },
    [effective, spec, navigate, pathname, hash],
  )

  return useMemo(
    () => ({
      state,
      setPage: (page) => change({ page }, 'push'),
      setLimit: (limit) => change({ limit }, 'push'),
      setSort: (sort) => change({ sort }, 'push'),
      search: (q) => change({ q }, 'replace'),
      setFilters: (filters) => change({ filters }, 'replace'),
      setRange: (from, to) => {
        if (from || to) dates.set([from, to])
        else dates.clear()
        change({ from, to }, 'replace')
      },
      setView: (part) => change({ ...emptyListState, ...part, limit: state.limit }, 'replace'),
      clear: () => change({ q: '', filters: {}, from: '', to: '' }, 'replace'),
    }),
    [state, change, dates],
  )
}

/** The part of a search string that a list remembers: drawers and foreign parameters are not part of it. */
function listPart(search: string, spec: ListSpec): string {
  return writeListState(new URLSearchParams(), parseListState(new URLSearchParams(search), spec)).toString()
}
