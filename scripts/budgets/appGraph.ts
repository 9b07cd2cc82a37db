import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseAst } from 'vite'
import { weigh } from './weigh'

export interface BuiltApp {
  /** JavaScript files as the page asks for them: `/assets/x.js`. */
  files: readonly string[]
  entry: string
  /** Files the page asks for by path before React runs, from the table in index.html. */
  byPath: Readonly<Record<string, readonly string[]>>
  /** The file itself and all that it imports statically. */
  closure(file: string): ReadonlySet<string>
  /** Brotli bytes. */
  weight(file: string): number
  holdsSockets(file: string): boolean
  holdsMocks(file: string): boolean
}

export interface PageWeight {
  path: string
  /** Brotli bytes of all JavaScript needed until the page is usable. */
  bytes: number
  files: readonly string[]
}

/** Reads a built admin-app: which file imports which, and what each path needs. Fails when there is no build. */
export function readApp(dist: string): BuiltApp {
  const files = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
  const text = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
  const weights = new Map<string, number>()
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = html.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1]
  const table = html.match(/const chunks = (\{.*?\})\s*\n/)?.[1]
  if (!entry || !table) throw new Error('dist/index.html names no entry or no table of chunks.')

  const read = (file: string) => text.get(file) ?? ''
  const importsOf = (file: string) => {
    const named = parseAst(read(file)).body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
    return named.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(file), name))
  }
  const walk = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of importsOf(file)) walk(next, seen)
    return seen
  }

  return {
    files,
    entry,
    byPath: JSON.parse(table),
    closure: (file) => walk(file, new Set()),
    weight(file) {
      const known = weights.get(file) ?? weigh(read(file))
      weights.set(file, known)
      return known
    },
    // Words of the libraries themselves that no minifier changes.
    holdsSockets: (file) => read(file).includes('reconnect_attempt'),
    holdsMocks: (file) => /mockServiceWorker|\[MSW\]/.test(read(file)),
  }
}

/** What each path loads before it is usable: the entry's static graph and the chunks the page asks for by path. */
export function pagesOf(app: BuiltApp): PageWeight[] {
  return Object.entries(app.byPath).map(([path, chunks]) => {
    const files = [...new Set([app.entry, ...chunks].flatMap((file) => [...app.closure(file)]))]
    return { path, files, bytes: files.reduce((sum, file) => sum + app.weight(file), 0) }
  })
}
