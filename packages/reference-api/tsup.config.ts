import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { serve: 'src/node/serve.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  // Workspace sources go into the bundle; what npm installs stays outside.
  noExternal: ['@quarterdeck/core'],
  esbuildOptions(options) {
    options.conditions = ['@quarterdeck/source']
  },
})
