import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import { type PageAccess, resolvePageAccess } from './resolvePageAccess'

/** Whether the admin may open `path`; `loading` also while the session is being restored. Redraws only when the answer changes. SPEC §4. */
export function usePageAccess(path: string): PageAccess {
  const { client, state } = useTopics()
  return useSelected(state.session, (session) =>
    session.status === 'restoring' ? 'loading' : resolvePageAccess({ path, session, menu: client.menu }),
  )
}
