import type { AdminClient } from './AdminClient'
import { useTopics } from './AdminContext'

/** The client of the `AdminProvider` above; throws without one. */
export const useAdminClient = (): AdminClient => useTopics().client
