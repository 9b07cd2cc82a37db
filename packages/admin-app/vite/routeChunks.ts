import type { Plugin } from 'vite'
import { pageModules } from './pageModules'

const PLACE = /\/\*ROUTE_CHUNKS\*\/ \{\} \/\*END\*\//

/**
 * Writes into index.html which chunks each path needs, so the inline script asks for them before React runs (PERFORMANCE §1),
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
        const files = Object.values(bundle)
        const chunks = files.filter((file) => file.type === 'chunk')
        const entry = chunks.find((chunk) => chunk.isEntry)
        const withImports = (name: string, seen: Set<string>): Set<string> => {
          if (seen.has(name) || name === entry?.fileName) return seen
          seen.add(name)
          for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) withImports(next, seen)
          return seen
        }
        const ofEntry = withImports(entry?.imports[0] ?? '', new Set(entry?.imports))
        const table = Object.fromEntries(
          Object.entries(pageModules).map(([path, modules]) => {
            const wanted = new Set<string>()
            for (const module of modules) {
              const chunk = chunks.find((candidate) => candidate.moduleIds.some((id) => id.endsWith(module)))
              if (!chunk) throw new Error(`route-chunks: no chunk holds ${module}`)
              withImports(chunk.fileName, wanted)
            }
            return [path, [...wanted].filter((name) => !ofEntry.has(name)).map((name) => `/${name}`)]
          }),
        )
        const font = files.find((file) => file.fileName.includes('inter-latin-opsz-normal'))
        return {
          html: html.replace(PLACE, JSON.stringify(table)),
          tags: font
            ? [
                {
                  tag: 'link',
                  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}`, crossorigin: '' },
                  injectTo: 'head',
                },
              ]
            : [],
        }
      },
    },
  }
}
