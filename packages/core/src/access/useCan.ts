import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import { resolveCan } from './resolveCan'

/** Whether the admin may do `action` on the page with this menu name. Redraws only when the answer changes. */
export function useCan(page: string, action: string): boolean {
  const { state } = useTopics()
  return useSelected(state.session, (session) => resolveCan({ page, action, session }))
}
