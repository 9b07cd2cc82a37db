import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Flags that let Chromium run as root and without a network (TOOLCHAIN). */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const PACKED = '@sparticuz/chromium@143.0.4'
const PACKED_FOLDER = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'quarterdeck', PACKED.replaceAll('/', '-'))

/** Path of an installed browser, or undefined for Playwright's own cache. `CHROMIUM_PATH` wins. */
export function browserPath() {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  return SYSTEM_PATHS.find((path) => existsSync(path))
}

/** Launch options for Playwright: the flags, and the path where one is known. */
export function chromiumLaunch() {
  const executablePath = browserPath()
  return executablePath ? { executablePath, args: CHROMIUM_ARGS } : { args: CHROMIUM_ARGS }
}

async function playwrightPath() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** A Chromium out of the npm registry, for a Linux machine that has none. */
async function packedPath() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = join(PACKED_FOLDER, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  if (!existsSync(entry)) {
    console.log(`No browser found: fetching ${PACKED} for the tests.`)
    mkdirSync(PACKED_FOLDER, { recursive: true })
    const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', PACKED_FOLDER, PACKED], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (npm.status !== 0 || !existsSync(entry)) return undefined
  }
  // It unpacks into the folder for temporary files, and brings the libraries it needs only where it believes to be on Amazon Linux.
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env
  process.env['TMPDIR'] = PACKED_FOLDER
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packed } = await import(pathToFileURL(entry).href)
    return await packed.executablePath()
  } finally {
    restore('TMPDIR', TMPDIR)
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV)
  }
}

function restore(name, value) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

/**
 * Finds a Chromium, fetching one when the machine has none: CHROMIUM_PATH, system paths, Playwright's cache, the npm registry.
 * @throws Error that says what to install.
 */
export async function ensureBrowser() {
  const found = browserPath() ?? (await playwrightPath()) ?? (await packedPath())
  if (!found) {
    throw new Error(
      'No Chromium for the browser tests. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
    )
  }
  if (!existsSync(found)) throw new Error(`CHROMIUM_PATH names ${found}, and there is no such file.`)
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
