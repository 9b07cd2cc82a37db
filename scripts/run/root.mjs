import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Where scripts keep stamps, logs and reports between runs. */
export const CACHE = join(ROOT, 'node_modules/.cache/quarterdeck')

/**
 * Arguments for `node` that run an installed package's command, with no shell and no pnpm on the PATH.
 * @param {string} packageName
 * @param {string} [command] the command's name when it differs from the package's
 * @param {string} [from] the folder whose dependencies are meant
 */
export function bin(packageName, command = packageName.split('/').at(-1) ?? packageName, from = ROOT) {
  const folder = join(from, 'node_modules', packageName)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const path = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command]
  return join(folder, path)
}
