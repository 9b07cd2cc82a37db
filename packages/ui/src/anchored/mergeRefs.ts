import type { Ref, RefCallback } from 'react'

/** One ref that fills several. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanup = ref(node)
        return typeof cleanup === 'function' ? cleanup : () => ref(null)
      }
      if (ref) ref.current = node
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const clear of undo) clear()
    }
  }
}
