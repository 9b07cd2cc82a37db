import { sha256Hex } from '../server/auth/digest'
import type { Hasher } from '../server/ports'

/** One SHA-256, for story worlds and tests, where nobody's password needs protection and time matters. Never for a server. */
export const quickHasher: Hasher = {
  hash: async (password) => `sha256$${await sha256Hex(password)}`,
  verify: async (stored, password) => stored === `sha256$${await sha256Hex(password)}`,
  outdated: () => false,
}
