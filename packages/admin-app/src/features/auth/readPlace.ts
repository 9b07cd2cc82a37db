/** Where the geolocation service believes this browser to be. */
export interface Place {
  readonly name: string
  readonly ip: string
}

/** Characters of a name from a third party that are shown. Ours. */
const MAX_SHOWN = 64

const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX_SHOWN) : '')

/** The line under the button, from the answers of the usual services; null when it says nothing readable (F98). */
export function readPlace(answer: Record<string, unknown>): Place | null {
  const country = text(answer['country_name']) || text(answer['country'])
  const name = [text(answer['city']), country].filter(Boolean).join(', ')
  const ip = text(answer['ip']) || text(answer['query'])
  return name || ip ? { name: name || 'an unknown place', ip } : null
}
