import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './vite/chunks'
import { NONCE, routeChunks } from './vite/routeChunks'
import { slimRouter } from './vite/slimRouter'

const api = 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react(), slimRouter(), routeChunks()],
  resolve: { conditions: ['@quarterdeck/source', ...defaultClientConditions] },
  html: { cspNonce: NONCE },
  server: {
    host: '127.0.0.1',
    port: 5170,
    strictPort: true,
    proxy: { '/adminapi': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // index.html's own script asks for the chunks of the first page, intent for those of the next: Vite's preload tables would only weigh.
    modulePreload: false,
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } } },
  },
})
