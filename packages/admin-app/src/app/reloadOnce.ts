/** Session-storage key that holds the build already reloaded for. */
const RELOADED_KEY = 'ui.reloaded-build'

export interface ReloadSite {
  /** Changes with every deploy. */
  readonly build: string
  readonly online: boolean
  readonly dirty: boolean
  /** Null when storage is blocked. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  reload(): void
}

/**
 * Reloads a page whose chunks are gone after a deploy: once per build, never with unsaved typing, never offline, never without a way to remember
 * that it happened (P26, F76). Answers whether it did.
 */
export function reloadOnce(site: ReloadSite): boolean {
  if (!site.online || site.dirty || !site.storage) return false
  try {
    if (site.storage.getItem(RELOADED_KEY) === site.build) return false
    site.storage.setItem(RELOADED_KEY, site.build)
  } catch {
    return false
  }
  site.reload()
  return true
}
