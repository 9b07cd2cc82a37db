import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { routeChunks } from './vite/routeChunks'

const api = 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react(), routeChunks()],
  resolve: { conditions: ['@quarterdeck/source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: 5170,
    strictPort: true,
    proxy: { '/adminapi': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|styled-components)[@\\/+]/,
              priority: 3,
            },
          ],
        },
      },
    },
  },
})
