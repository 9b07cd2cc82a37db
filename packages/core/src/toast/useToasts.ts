import { useEffect } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { Toast } from './toastState'

/** The toasts on screen, newest last, at most three. */
export function useToasts(): readonly Toast[] {
  const { state, toasts } = useTopics()
  // An area that goes away under the pointer leaves no clock stopped.
  useEffect(() => toasts.verbs.resume, [toasts])
  return useSelected(state.toast, ({ shown }) => shown)
}
