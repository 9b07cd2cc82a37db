import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/** Redraws the caller only when what `select` returns is another value (`Object.is`), so `select` returns a part of the snapshot or a primitive. */
export function useSelected<State extends object, Selected>(state: State, select: (snapshot: Snapshot<State>) => Selected): Selected {
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange), [state])
  const read = () => select(snapshot(state))
  return useSyncExternalStore(listen, read, read)
}
