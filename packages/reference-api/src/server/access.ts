import type { Requires } from '../contract/endpoint'
import type { Actor } from './call'
import { denied, Failure, unauthorized } from './failure'

/** A role of exactly this name may do everything (SPEC §6). */
export const SUPERADMIN = 'superadmin'

type Holder = Pick<Actor, 'role' | 'restriction'>

/** Whether the holder may open the page and, when named, do the action there. A restriction without `actions` gives the whole page. */
export function mayDo({ role, restriction }: Holder, page: string, action?: string): boolean {
  if (role === SUPERADMIN) return true
  return restriction.some(
    (entry) => entry.name === page && (action === undefined || entry.actions === undefined || entry.actions.includes(action)),
  )
}

/** The one place that enforces `requires` of an endpoint row. Throws 401 or 403 with the permission that is missing. */
export function assertAccess(requires: Requires, actor: Actor | null): void {
  if (requires === 'guest') return
  if (!actor) throw unauthorized('Sign in to go on.', 'missing')
  if (requires === 'session') return
  if (requires === 'superadmin') {
    if (actor.role !== SUPERADMIN)
      throw new Failure(403, 'Only a superadmin may do this.', { code: 'forbidden', result: { permission: SUPERADMIN } })
    return
  }
  if (!mayDo(actor, requires.page, requires.action)) throw denied(requires.page, requires.action)
}
