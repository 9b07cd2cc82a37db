import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const VIEW = 'view'
const TAB = 'tab'

/** Marks a history entry that a row click has made, so closing goes back instead of adding one. */
const OPENED_HERE = { openedHere: true }

/** The record that a list's drawer shows, kept in the URL: `?view=42&tab=balances` (PRODUCT §0). Opening pushes, stepping and tabs replace, Back closes. */
export interface RecordParam {
  /** Id of the open record; null when the drawer is closed. */
  readonly id: string | null
  readonly tab: string
  open(id: string): void
  /** Another row in the same drawer; the tab stays. */
  step(id: string): void
  setTab(tab: string): void
  close(): void
  /** Address of one record in this list, for a new tab. */
  hrefOf(id: string): string
}

export function useRecordParam(defaultTab: string): RecordParam {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const openedHere = typeof state === 'object' && state !== null && 'openedHere' in state

  const searchWith = useCallback(
    (change: (params: URLSearchParams) => void) => {
      const params = new URLSearchParams(search)
      change(params)
      return params.toString()
    },
    [search],
  )
  const go = useCallback(
    (change: (params: URLSearchParams) => void, how: { replace: boolean; state: unknown }) =>
      void navigate({ pathname, search: searchWith(change), hash }, how),
    [navigate, pathname, hash, searchWith],
  )

  return useMemo(() => {
    const params = new URLSearchParams(search)
    return {
      id: params.get(VIEW),
      tab: params.get(TAB) ?? defaultTab,
      open: (id) =>
        go(
          (next) => {
            next.set(VIEW, id)
            next.delete(TAB)
          },
          { replace: false, state: OPENED_HERE },
        ),
      step: (id) => go((next) => next.set(VIEW, id), { replace: true, state }),
      setTab: (tab) => go((next) => (tab === defaultTab ? next.delete(TAB) : next.set(TAB, tab)), { replace: true, state }),
      close: () => {
        if (openedHere) void navigate(-1)
        else {
          go(
            (next) => {
              next.delete(VIEW)
              next.delete(TAB)
            },
            { replace: true, state: null },
          )
        }
      },
      hrefOf: (id) => `${pathname}?${new URLSearchParams({ [VIEW]: id })}`,
    }
  }, [search, defaultTab, go, state, openedHere, navigate, pathname])
}
