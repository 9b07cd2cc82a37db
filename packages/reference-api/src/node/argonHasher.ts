import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Hasher } from '../server/ports'

/** argon2id, 64 MiB, three passes (P11): about 72 ms a check. */
const PARAMETERS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** The password hasher of a server. Strings are in the standard format, so parameters can grow. */
export const argonHasher: Hasher = {
  hash: (password) => hash(password, PARAMETERS),
  verify: (stored, password) => verify(stored, password),
  outdated: (stored) => !stored.startsWith(CURRENT),
}
