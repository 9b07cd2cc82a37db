/** Packs core and ui as they would be published and uses them in a plain Vite app. Run after `npm run build`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build, preview } from 'vite'
import { chromiumLaunch } from './ensure-browser.mjs'
import { type Library, type PackedLibrary, packLibrary } from './packages/packLibrary'
import { bin, CACHE, ROOT } from './run/root.mjs'

const APP = join(CACHE, 'consumer')
const MODULES = join(APP, 'node_modules')
const LIBRARIES: readonly Library[] = ['core', 'ui']
/** All that a consuming app brings itself; the types and Vite's own types are for the compiler. */
const BESIDE = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', 'vite']

const problems: string[] = []
const fail = (what: string, why: string) => problems.push(`${what}: ${why}`)

function link(name: string, from: string) {
  const place = join(MODULES, name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(realpathSync(join(from, 'node_modules', name)), place, 'junction')
}

async function lintPackage(library: Library, { tarball, folder, manifest }: PackedLibrary) {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  for (const message of messages) fail(`publint ${library}`, formatMessage(message, manifest) ?? message.code)
  const types = spawnSync(
    process.execPath,
    [bin('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'esm-only', '--exclude-entrypoints', './tokens.css', '--no-color'],
    {
      encoding: 'utf8',
    },
  )
  if (types.status !== 0) fail(`are the types wrong, ${library}`, types.stdout + types.stderr)
}

/** Loads the packed files in plain Node: no bundler, no window. */
function importInNode(library: Library) {
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', `await import('@quarterdeck/${library}')`], {
    cwd: APP,
    encoding: 'utf8',
  })
  if (run.status !== 0) fail(`import of ${library} in Node`, run.stderr)
}

async function openInBrowser() {
  await build({ root: APP, configFile: false, logLevel: 'error' })
  const server = await preview({ root: APP, configFile: false, logLevel: 'error', preview: { host: '127.0.0.1', port: 4390 } })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('pageerror', (error) => fail('consumer app', error.message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.getByRole('link', { name: 'Reports' }).waitFor({ timeout: 10_000 })
    await page.getByRole('button', { name: 'Write report' }).click()
    await page.getByText('Report written').waitFor({ timeout: 5_000 })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    if ((await ground()) === light) fail('consumer app', `light and dark draw the same ground, ${light}`)
  } catch (error) {
    fail('consumer app', error instanceof Error ? error.message : String(error))
  } finally {
    await browser.close()
    await server.close()
  }
}

rmSync(APP, { recursive: true, force: true })
cpSync(join(ROOT, 'scripts/packages/consumer'), APP, { recursive: true })
for (const name of BESIDE) link(name, ROOT)
for (const library of LIBRARIES) {
  const packed = packLibrary(library, join(MODULES, '@quarterdeck', library))
  for (const dependency of Object.keys(packed.manifest.dependencies ?? {})) link(dependency, join(ROOT, 'packages', library))
  await lintPackage(library, packed)
  importInNode(library)
}
try {
  execFileSync(process.execPath, [bin('typescript', 'tsc'), '-p', APP], { encoding: 'utf8' })
} catch (error) {
  fail('types in a consumer', error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error))
}
await openInBrowser()

for (const problem of problems) console.error(problem)
console.log(`packages checked=${LIBRARIES.length} problems=${problems.length}`)
process.exitCode = problems.length > 0 ? 1 : 0
