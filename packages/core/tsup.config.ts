import { defineConfig } from 'tsup'

/** One entry per module, so that an app that takes one hook does not carry the rest (TOOLCHAIN). */
export default defineConfig({
  entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.*', '!src/**/*.stories.*'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: { entry: ['src/index.ts', 'src/contract.ts'], compilerOptions: { ignoreDeprecations: '6.0' } },
})
