import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = join(fileURLToPath(import.meta.url), '../../packages')
/** What a page can load; Node's side of the API and its tests stay out. */
const SOURCE = /\.tsx?$/
const OUTSIDE_A_PAGE = /\.test\.tsx?$|[\\/]reference-api[\\/]src[\\/](node|server[\\/]db[\\/]bundleMigrations)/
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'.][^']*)'/g
const TYPE_ONLY = /^import type .*$/gm
/** Builds itself (WASM), or is a workspace package read from its sources. */
const LEFT_ALONE = /^(node:|@quarterdeck\/|@storybook\/test|@electric-sql\/pglite)|\.css$|\?/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return SOURCE.test(path) && !OUTSIDE_A_PAGE.test(path) ? [path] : []
  })
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(TYPE_ONLY, '')
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? '').filter((name) => !LEFT_ALONE.test(name))
}

/**
 * Every library the packages import, as Vite's `optimizeDeps.include` wants it: a library found late reloads the page under a running test.
 * `a > b` reads b from the dependencies of a.
 */
export function prebundled(): string[] {
  return ['core', 'ui', 'admin-app', 'reference-api'].flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'))
    const own = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const imported = new Set(sources(join(PACKAGES, name, 'src')).flatMap(importsOf))
    return [...imported]
      .filter((library) => own.some((dependency) => library === dependency || library.startsWith(`${dependency}/`)))
      .map((library) => `@quarterdeck/${name} > ${library}`)
  })
}
