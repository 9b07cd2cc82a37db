import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { paths } from '../src/app/paths'

const PLACE = /\/\*ROUTE_CHUNKS\*\/ \{\} \/\*END\*\//
const PAGE_LINE = /\[paths\.(\w+)\]:[^[]*?import\('\.\.\/(.+?)'\)/g
/** The server writes a fresh nonce in its place for each answer. */
export const NONCE = '__CSP_NONCE__'
const SHELL = 'src/app/AdminShell'
const GUEST_PAGES: readonly string[] = [
  paths.login,
  paths.forgetPassword,
  paths.resetPassword,
  paths.register,
  paths.reactTable,
  paths.notFound,
  paths.serverError,
]

/** Path → source modules of its page, read from src/app/pages.ts so that a page is written down once. */
function pageModules(): Record<string, string[]> {
  const source = readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8')
  const found = [...source.matchAll(PAGE_LINE)].map(([, key = '', module = '']): [string, string[]] => {
    const path: string = paths[key as keyof typeof paths]
    return [path.replace('/:authToken', ''), [`src/${module}`, ...(GUEST_PAGES.includes(path) ? [] : [SHELL])]]
  })
  if (found.length !== Object.keys(paths).length) throw new Error('route-chunks: src/app/pages.ts does not name a page for every path')
  return Object.fromEntries(found)
}

/** Files of a chunk and of everything it imports, the entry's own left out. */
function filesOf(
  fileName: string,
  chunks: readonly Rolldown.OutputChunk[],
  skip: ReadonlySet<string>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(fileName) || skip.has(fileName)) return seen
  seen.add(fileName)
  for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) filesOf(next, chunks, skip, seen)
  return seen
}

/** Fails the build when chunks import one another in a circle: a module of theirs could then run before what it needs. */
function refuseCircles(chunks: readonly Rolldown.OutputChunk[]): void {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const clean = new Set<string>()
  const walk = (fileName: string, above: readonly string[]): void => {
    if (clean.has(fileName)) return
    if (above.includes(fileName)) throw new Error(`route-chunks: chunks in a circle: ${[...above, fileName].join(' → ')}`)
    for (const next of importsOf.get(fileName) ?? []) walk(next, [...above, fileName])
    clean.add(fileName)
  }
  for (const { fileName } of chunks) walk(fileName, [])
}

/**
 * Writes into index.html which chunks each path needs, so that its inline script asks for them before React runs (PERFORMANCE §1),
 * and preloads the one font that every page draws with.
 */
export function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        refuseCircles(chunks)
        const entry = chunks.find((chunk) => chunk.isEntry)
        const already = entry ? filesOf(entry.fileName, chunks, new Set()) : new Set<string>()
        const chunkOf = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(`/admin-app/${module}.`)))
          if (!chunk) throw new Error(`route-chunks: no chunk holds ${module}`)
          return chunk.fileName
        }
        const table = Object.fromEntries(
          Object.entries(pageModules()).map(([path, modules]) => {
            const files = modules.flatMap((module) => [...filesOf(chunkOf(module), chunks, already)])
            return [path, [...new Set(files)].map((file) => `/${file}`)]
          }),
        )
        const font = Object.keys(bundle).find((file) => file.includes('inter-latin-opsz-normal'))
        if (!font) throw new Error('route-chunks: the interface font is not in the build')
        const links = [
          ...[...already]
            .filter((file) => file !== entry?.fileName)
            .map((file) => ({ rel: 'modulepreload', href: `/${file}`, nonce: NONCE })),
          { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
        ]
        return {
          html: html.replace(PLACE, () => JSON.stringify(table)),
          tags: links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
        }
      },
    },
  }
}
