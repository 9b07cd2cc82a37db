import { createContext, type ReactNode, use, useState } from 'react'

/** Last search string of each list, for this session of the shell only: nothing of it reaches storage (P21). */
export interface ListMemory {
  recall(path: string): string
  keep(path: string, search: string): void
  forget(path: string): void
}

function createListMemory(): ListMemory {
  const searches = new Map<string, string>()
  return {
    recall: (path) => searches.get(path) ?? '',
    keep: (path, search) => void searches.set(path, search),
    forget: (path) => void searches.delete(path),
  }
}

const Memory = createContext<ListMemory | null>(null)

/** Remembers lists while the admin is signed in; a new sign-in starts with none. */
export function ListMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState(createListMemory)
  return <Memory value={memory}>{children}</Memory>
}

/** The memory of the shell around. Fails outside `ListMemoryProvider`. */
export function useListMemory(): ListMemory {
  const memory = use(Memory)
  if (!memory) throw new Error('useListMemory needs ListMemoryProvider above it')
  return memory
}
