import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './run/fingerprint.mjs'
import { foreground } from './run/foreground.mjs'
import { bin, CACHE, ROOT } from './run/root.mjs'

const inPackage = (name, ...paths) => paths.map((path) => join(ROOT, 'packages', name, path))

/** What each build reads and makes; the app and the API take the libraries from their sources, so none waits for another. */
const BUILDS = [
  {
    name: 'core',
    tool: ['tsup', 'tsup', '--silent'],
    makes: 'dist/index.js',
    reads: inPackage('core', 'src', 'package.json', 'tsup.config.ts'),
  },
  {
    name: 'ui',
    tool: ['tsup', 'tsup', '--silent'],
    makes: 'dist/index.js',
    reads: inPackage('ui', 'src', 'package.json', 'tsup.config.ts'),
  },
  {
    name: 'reference-api',
    tool: ['tsup', 'tsup', '--silent'],
    makes: 'dist/serve.js',
    reads: [...inPackage('reference-api', 'src', 'package.json', 'tsup.config.ts'), ...inPackage('core', 'src')],
  },
  {
    name: 'admin-app',
    tool: ['vite', 'vite', 'build', '--logLevel', 'warn'],
    makes: 'dist/index.html',
    reads: [
      ...inPackage('admin-app', 'src', 'public', 'vite', 'index.html', 'package.json', 'vite.config.ts'),
      ...inPackage('core', 'src'),
      ...inPackage('ui', 'src'),
      ...inPackage('reference-api', 'src/contract'),
    ],
  },
]

/**
 * Builds the named packages whose sources changed since their last build.
 * @param {readonly string[]} names all when empty
 * @returns {Promise<number>} exit code
 */
export async function build(names = []) {
  for (const { name, tool, makes, reads } of BUILDS.filter((each) => names.length === 0 || names.includes(each.name))) {
    const folder = join(ROOT, 'packages', name)
    const stamp = join(CACHE, `build-${name}`)
    const wanted = fingerprint([...reads, join(ROOT, 'pnpm-lock.yaml'), join(ROOT, 'tsconfig.base.json')])
    const fresh = existsSync(join(folder, makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
    if (fresh) continue
    console.log(`Building ${name}`)
    const [packageName = '', command = packageName, ...args] = tool
    const code = await foreground([bin(packageName, command, folder), ...args], {
      cwd: folder,
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    })
    if (code !== 0) return code
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build(process.argv.slice(2))
