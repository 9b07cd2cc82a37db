import type { InferInput } from 'valibot'
import type { ownSession, place } from '../../contract/account'
import type { sessions } from '../db/schema'

/** The understood part of a geolocation answer. */
export function placeOf(value: Record<string, unknown> | null): InferInput<typeof place> | null {
  if (value === null) return null
  const text = (key: string) => (typeof value[key] === 'string' ? { [key]: (value[key] as string).slice(0, 80) } : {})
  return { ...text('city'), ...text('region'), ...text('country') }
}

/** A session of an admin as the contract shows it; `currentId` is the caller's own. */
export function sessionItem(
  { id, createdAt, lastSeenAt, expiresAt, endedAt, endReason, method, ip, device, place }: typeof sessions.$inferSelect,
  currentId: string,
): InferInput<typeof ownSession> & { endedAt: string | null; endReason: typeof endReason } {
  return {
    id,
    current: id === currentId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endReason,
    method,
    ip,
    device,
    place: placeOf(place),
  }
}
