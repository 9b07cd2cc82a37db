import { type JSX, type ReactNode, useLayoutEffect } from 'react'
import type { AdminClient } from './AdminClient'
import { AdminContext, TOPICS, type Topics } from './AdminContext'

const topicsOf = (client: AdminClient & { [TOPICS]?: Topics }): Topics => {
  const topics = client[TOPICS]
  if (!topics) throw new Error('AdminProvider needs a client made by createAdminClient of the same copy of this package.')
  return topics
}

/** Starts the client while it is mounted and hands it to the hooks below. */
export function AdminProvider({ client, children }: { client: AdminClient; children: ReactNode }): JSX.Element {
  // A layout effect: the session is known before the first paint and before any effect below makes a call.
  useLayoutEffect(() => client.start(), [client])
  return <AdminContext value={topicsOf(client)}>{children}</AdminContext>
}
