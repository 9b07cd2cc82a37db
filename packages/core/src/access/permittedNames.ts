import { isObject } from '../http/apiResult'

/** Names of a restriction list, read defensively: null, no list, odd entries and 10,000 of them are all fine. */
export function permittedNames(restriction: unknown): Set<string> {
  const names = new Set<string>()
  if (!Array.isArray(restriction)) return names
  for (const entry of restriction as unknown[]) {
    if (isObject(entry) && Object.hasOwn(entry, 'name') && typeof entry['name'] === 'string') names.add(entry['name'])
  }
  return names
}
