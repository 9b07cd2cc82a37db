import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyRing } from '../server/ports'
import { makeFolder } from './makeFolder'
import { StartError } from './openDatabase'

const NAME = 'keys.json'
const MIN_KEY_LENGTH = 32

const newKey = () => randomBytes(32).toString('base64url')

/**
 * The instance's keys: made at the first start, readable by its owner only. Refuses a file that others can read, and keys that are too
 * short to be random (S42). To rotate add a key and name it `current`; drop one to retire it.
 */
export function readKeyFile(folder: string): KeyRing {
  const path = join(folder, NAME)
  if (!existsSync(path)) {
    makeFolder(folder)
    const ring: KeyRing = { current: 'k1', keys: { k1: newKey() } }
    writeFileSync(path, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return ring
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new StartError(`The key file ${path} can be read by others. Run: chmod 600 ${path}`)
  const ring = parseRing(readFileSync(path, 'utf8'))
  if (!ring)
    throw new StartError(`The key file ${path} is not complete: it wants "current" and keys of at least ${MIN_KEY_LENGTH} characters.`)
  return ring
}

function parseRing(text: string): KeyRing | null {
  try {
    const { current, keys } = JSON.parse(text) as Partial<KeyRing>
    const values = Object.values(keys ?? {})
    const whole =
      typeof current === 'string' &&
      keys?.[current] !== undefined &&
      values.every((key) => typeof key === 'string' && key.length >= MIN_KEY_LENGTH)
    return whole ? { current, keys } : null
  } catch {
    return null
  }
}
