/**
 * What `npm start` and `npm test` call on a fresh clone: installs the pinned packages when needed, then runs the real script.
 * Imports nothing but Node's own modules, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.quarterdeck-install')
const SCRIPTS = ['start', 'test']

function stop(message) {
  console.error(message)
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  stop(`Node.js 20.19 or newer is needed; this is ${process.version}. Install a newer one from nodejs.org and run the command again.`)
}

/** Changes when the lockfile, the Node version or the machine's kind does: native packages are installed per platform. */
function wantedInstall() {
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'))
  return createHash('sha256').update(lockfile).update(`${process.version} ${process.platform} ${process.arch}`).digest('hex')
}

function install() {
  const wanted = wantedInstall()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  console.log(`Installing packages with ${packageManager} (first run, or the lockfile changed).`)
  const npx = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npx.error) stop(`npx could not be started (${npx.error.message}). It comes with npm: is npm on the PATH?`)
  if (npx.status !== 0) stop('The packages could not be installed; the lines above say why. Is the npm registry reachable?')
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
}

const [script = '', ...args] = process.argv.slice(2)
if (!SCRIPTS.includes(script)) stop(`Usage: node scripts/bootstrap.mjs ${SCRIPTS.join('|')} [options]`)
requireNode()
install()
const { main } = await import(`./${script}.mjs`)
process.exitCode = await main(args)
