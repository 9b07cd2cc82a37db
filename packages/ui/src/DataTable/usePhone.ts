import { useSyncExternalStore } from 'react'

/** Below this width tables become cards (DESIGN §5). */
const PHONE = '(max-width: 767px)'

const query = () => (typeof matchMedia === 'function' ? matchMedia(PHONE) : null)

function subscribe(listener: () => void): () => void {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
