import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** One entry per module, so that an app that takes one component does not carry the rest (TOOLCHAIN). */
export default defineConfig({
  entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/stories/**'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: { entry: 'src/index.ts', compilerOptions: { ignoreDeprecations: '6.0' } },
  onSuccess: () => copyFile('src/theme/tokens.css', 'dist/tokens.css'),
})
