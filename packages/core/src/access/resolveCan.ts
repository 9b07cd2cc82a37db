import { SUPERADMIN } from '../contract'
import { parseRestriction } from '../session/parseRestriction'
import type { AccessSession } from './resolvePageAccess'

/**
 * May this session do this action on the page of this menu name? `superadmin` may everything; an entry without `actions` permits the whole page;
 * of two entries with one name either will do. False until the rights are there.
 */
export function resolveCan({ page, action, session }: { page: string; action: string; session: AccessSession }): boolean {
  if (!session.isAuth) return false
  if (session.role === SUPERADMIN) return true
  if (session.access !== 'ready') return false
  return parseRestriction(session.restriction).some(
    ({ name, actions }) => name === page && (actions === undefined || actions.includes(action)),
  )
}
