import type { Restriction } from '../contract'
import { isObject } from '../http/apiResult'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Reads a restriction list from a token or a server. Entries without a name of their own are left out; anything but a list is no permission.
 * `actions` that is there but not a list permits no action: only a missing one means the whole page.
 */
export function parseRestriction(value: unknown): readonly Restriction[] {
  if (!Array.isArray(value)) return []
  const entries: Restriction[] = []
  for (const entry of value as unknown[]) {
    if (!isObject(entry) || !Object.hasOwn(entry, 'name') || !isText(entry['name'])) continue
    const actions = Object.hasOwn(entry, 'actions') ? entry['actions'] : undefined
    const named = { name: entry['name'] }
    entries.push(
      Object.freeze(
        actions === undefined ? named : { ...named, actions: Object.freeze(Array.isArray(actions) ? actions.filter(isText) : []) },
      ),
    )
  }
  return Object.freeze(entries)
}
