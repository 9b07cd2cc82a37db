/** Weighs the built files in brotli bytes and fails when one is above its budget. Run after `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { pagesOf, readApp } from './budgets/appGraph'
import { kilobytes, weigh } from './budgets/weigh'
import { CACHE, ROOT } from './run/root.mjs'

interface Budget {
  what: string
  /** Brotli bytes, or a plain count. */
  measured: number
  atMost: number
  unit?: 'requests' | 'files'
  /** Bytes above the budget that docs/decisions/0012 owns up to: they may shrink, never grow. */
  owed?: number
}

const KB = 1000
const PEERS = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components($|\/)/]

/** Brotli size of what an app keeps of one import from a built library; peers are not counted. */
async function importCost(library: 'core' | 'ui', names: string): Promise<number> {
  const folder = join(CACHE, 'budgets')
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, `${library}-${names.replace(/\W/g, '')}.js`)
  writeFileSync(entry, `export ${names} from '${join(ROOT, 'packages', library, 'dist/index.js')}'\n`)
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { dedupe: [] },
    build: { write: false, minify: true, lib: { entry, formats: ['es'] }, rolldownOptions: { external: PEERS } },
  })
  const bundles = Array.isArray(output) ? output : [output]
  const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : [])).filter((file) => file.type === 'chunk')
  return chunks.reduce((sum, chunk) => sum + weigh(chunk.code), 0)
}

const app = readApp(join(ROOT, 'packages/admin-app/dist'))
const pages = pagesOf(app)
const page = (path: string) => pages.find((each) => each.path === path) ?? { path, bytes: Number.POSITIVE_INFINITY, files: [] }
const shell = page('/dashboard').files.filter((file) => page('/userList').files.includes(file))
const ofShell = shell.reduce((sum, file) => sum + app.weight(file), 0)
const guest = new Set(['/login', '/userList', '/forgetPassword', '/resetPassword', '/register', '/404', '/500', '/reactTable'])

const budgets: Budget[] = [
  { what: '/login, all JavaScript until usable', measured: page('/login').bytes, atMost: 100 * KB, owed: 6 * KB },
  { what: '/login, requests for JavaScript', measured: page('/login').files.length, atMost: 6, unit: 'requests' },
  { what: '/userList, shell and table', measured: page('/userList').bytes, atMost: 170 * KB },
  ...pages
    .filter(({ path }) => !guest.has(path))
    .map(({ path, bytes }) => ({ what: `${path}, on top of the shell`, measured: bytes - ofShell, atMost: 40 * KB })),
  {
    what: 'socket.io-client among the files of /login',
    measured: page('/login').files.filter(app.holdsSockets).length,
    atMost: 0,
    unit: 'files',
  },
  {
    what: 'socket.io-client among the first files of /userList',
    measured: page('/userList').files.filter(app.holdsSockets).length,
    atMost: 0,
    unit: 'files',
  },
  { what: 'F96: files of the app with mocks in them', measured: app.files.filter(app.holdsMocks).length, atMost: 0, unit: 'files' },
  { what: 'core, useToast alone', measured: await importCost('core', '{ useToast }'), atMost: 4 * KB },
  { what: 'core, everything', measured: await importCost('core', '*'), atMost: 45 * KB },
  { what: 'ui, Button alone', measured: await importCost('ui', '{ Button }'), atMost: 15 * KB },
]

const width = Math.max(...budgets.map(({ what }) => what.length))
for (const { what, measured, atMost, unit, owed = 0 } of budgets) {
  const show = (value: number) => (unit ? `${value} ${unit}` : kilobytes(value))
  const mark = measured <= atMost ? '✓' : measured <= atMost + owed ? '!' : '✗'
  console.log(
    `${mark} ${what.padEnd(width)} ${show(measured).padStart(12)} of ${show(atMost)}${mark === '!' ? ', owed (decision 0012)' : ''}`,
  )
}
if (!app.files.some(app.holdsSockets))
  console.error('No file of the app holds socket.io-client: the checks above looked for the wrong mark.')
const over = budgets.filter(({ measured, atMost, owed = 0 }) => !(measured <= atMost + owed)).length
const owing = budgets.filter(({ measured, atMost }) => measured > atMost).length - over
console.log(`budgets checked=${budgets.length} over=${over} owed=${owing}`)
process.exitCode = over > 0 || !app.files.some(app.holdsSockets) ? 1 : 0
