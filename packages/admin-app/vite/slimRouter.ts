import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const DISPLAY_NAME = /^[A-Za-z]\w*\.displayName = "[^"]*";$/gm
const CREATED = /= (React\d*)\.(createContext|forwardRef|memo|lazy)\(/g

/**
 * The router as production wants it: its package hands every bundler the development files, whose names and warnings would weigh in /login.
 * Names for the developer tools go, and what they kept alive (parts of the data router that nobody imports) goes with them.
 */
export function slimRouter(): Plugin {
  const production = join(require.resolve('react-router-dom'), '../../../react-router/dist/production')
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router' ? join(production, 'index.mjs') : id === 'react-router/dom' ? join(production, 'dom-export.mjs') : null,
    transform: {
      filter: { id: /react-router[/\\]dist[/\\]production/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(CREATED, '= /*@__PURE__*/ $1.$2('),
        map: null,
      }),
    },
  }
}
