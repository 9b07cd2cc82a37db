import { TOKEN_KEY } from '../contract'

/** Where the token lives between visits. None of these may throw. */
export interface TokenStore {
  read(): string | null
  write(token: string): void
  clear(): void
  /** False while the token lives in this tab only, because the browser refuses storage. Missing means true. */
  isPersistent?(): boolean
  /** Tells of changes made by other tabs; returns the undo. */
  subscribe?(listener: () => void): () => void
}

/** Local storage (SPEC §9). When the browser refuses it (blocked, full, patched), the token is kept in memory for this tab. */
export function browserTokenStore(key: string = TOKEN_KEY): TokenStore {
  let memory: string | null = null

  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(globalThis.localStorage)
    } catch {
      return undefined
    }
  }
  const stored = (): string | null => {
    const value = attempt((storage): unknown => storage.getItem(key))
    return typeof value === 'string' ? value : null
  }

  return {
    read: () => memory ?? stored(),
    write(token) {
      attempt((storage) => storage.setItem(key, token))
      memory = stored() === token ? null : token
      if (memory !== null) attempt((storage) => storage.removeItem(key))
    },
    clear() {
      memory = null
      attempt((storage) => storage.removeItem(key))
    },
    isPersistent: () => memory === null,
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        // A null key is another tab's localStorage.clear().
        if (event.key === key || event.key === null) listener()
      }
      globalThis.addEventListener?.('storage', onStorage)
      return () => globalThis.removeEventListener?.('storage', onStorage)
    },
  }
}

/** Keeps the token in memory: tests, stories, a page that must forget on reload. */
export function memoryTokenStore(token: string | null = null): TokenStore {
  let kept = token
  return {
    read: () => kept,
    write(next) {
      kept = next
    },
    clear() {
      kept = null
    },
  }
}
