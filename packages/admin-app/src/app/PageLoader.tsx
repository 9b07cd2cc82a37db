import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { useDirtyForms } from '../shared/DirtyForms'
import { loadChunk } from './loadChunk'
import { reloadOnce } from './reloadOnce'

/** Fetches the component of a page. Pages are told the name under which menu and title know them. */
export type LoadPage = () => Promise<ComponentType<{ name: string }>>

/** Replaces how chunks are fetched; stories use it to hang or refuse one. */
export type FetchPage = (load: LoadPage, name: string) => ReturnType<LoadPage>

/** Pages under way or here, each fetched once. */
export interface PageLoader {
  get(load: LoadPage, name: string): ReturnType<LoadPage>
  /** Makes the next `get` try again. */
  forget(load: LoadPage): void
}

/** One register of pages. `fetch` answers with the component or fails for good. */
export function createPageLoader(fetch: FetchPage): PageLoader {
  const pages = new Map<LoadPage, ReturnType<LoadPage>>()
  return {
    get(load, name) {
      const known = pages.get(load)
      if (known) return known
      const page = fetch(load, name)
      pages.set(load, page)
      page.catch(() => undefined)
      return page
    },
    forget: (load) => void pages.delete(load),
  }
}

const Loader = createContext<PageLoader | null>(null)

/** Gives pages a loader; without `fetchPage` the real one, which reloads the app once when a deploy has taken its chunks away. */
export function PageLoaderProvider({ fetchPage, children }: { fetchPage?: FetchPage | undefined; children: ReactNode }) {
  const forms = useDirtyForms()
  const [loader] = useState(() => createPageLoader(fetchPage ?? ((load, name) => loadOrReload(load, name, forms.any))))
  return <Loader value={loader}>{children}</Loader>
}

/** The loader of the app around. Fails outside `PageLoaderProvider`. */
export function usePageLoader(): PageLoader {
  const loader = use(Loader)
  if (!loader) throw new Error('usePageLoader needs PageLoaderProvider above it')
  return loader
}

async function loadOrReload(load: LoadPage, name: string, isDirty: () => boolean): ReturnType<LoadPage> {
  try {
    return await loadChunk(load, name)
  } catch (failure) {
    const refused = failure instanceof Error && 'reason' in failure && failure.reason === 'refused'
    const site = {
      build: import.meta.url,
      online: navigator.onLine,
      dirty: isDirty(),
      storage: sessionStore(),
      reload: () => location.reload(),
    }
    if (refused && import.meta.env.PROD && reloadOnce(site)) return new Promise(() => {})
    throw failure
  }
}

/** Session storage, or null where the browser blocks it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
