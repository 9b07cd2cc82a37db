import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const work = join(root, 'node_modules/.cache/bundle-test')
const kB = 1000

/** What a consumer's bundler makes of `code`, from the package as it is built for publishing. React is the consumer's own. */
async function bundle(code: string) {
  const entry = join(work, 'consumer.js')
  writeFileSync(entry, code)
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: work,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external: [/^react($|\/)/], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.output.filter((file) => file.type === 'chunk')
  const size = (parts: readonly { code: string }[]) => parts.reduce((sum, part) => sum + brotliCompressSync(part.code).length, 0)
  const holding = (name: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`node_modules/${name}/`)))
  const first = chunks.filter(({ isEntry }) => isEntry)
  // What an entry imports statically arrives with it.
  for (const chunk of first)
    first.push(...chunks.filter(({ fileName }) => chunk.imports.includes(fileName) && !first.some((known) => known.fileName === fileName)))
  return { chunks, first, total: size(chunks), firstSize: size(first), holding }
}

beforeAll(() => {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  execFileSync(process.execPath, [join(root, 'node_modules/tsup/dist/cli-default.js'), '--no-dts', '--out-dir', join(work, 'dist')], {
    cwd: root,
  })
  writeFileSync(join(work, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('bytes (brotli)', () => {
  it('{ useToast } alone is at most 4 kB and pulls neither axios nor socket.io-client nor jwt-decode', async () => {
    const { total, holding } = await bundle(`export { useToast } from './dist/index.js'`)
    for (const name of ['axios', 'socket.io-client', 'jwt-decode']) expect(holding(name)).toEqual([])
    expect(total).toBeLessThanOrEqual(4 * kB)
    process.stdout.write(`core: useToast=${total} B\n`)
  })

  it('everything but react is at most 45 kB; axios and socket.io-client wait in chunks of their own', async () => {
    const { total, first, firstSize, holding } = await bundle(`export * from './dist/index.js'`)
    const [sockets, ...moreSockets] = holding('socket.io-client')
    const [calls, ...moreCalls] = holding('axios')
    expect([moreSockets, moreCalls]).toEqual([[], []])
    expect(sockets?.fileName).not.toBe(calls?.fileName)
    expect(first).not.toContain(sockets)
    expect(first).not.toContain(calls)
    expect(total).toBeLessThanOrEqual(45 * kB)
    process.stdout.write(`core: all=${total} B, before the first call=${firstSize} B\n`)
  })
})
