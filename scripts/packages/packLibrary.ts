import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'

export type Library = 'core' | 'ui'
export interface PackedLibrary {
  tarball: string
  /** The unpacked package, as npm would lay it into node_modules. */
  folder: string
  manifest: { name: string; dependencies?: Record<string, string>; exports: Record<string, unknown> }
}

/** Packs a built library as it would be published (pnpm rewrites workspace: and catalog: ranges) and unpacks it into `into`. */
export function packLibrary(library: Library, into: string): PackedLibrary {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const tarballs = join(into, '..', `tarballs-${library}`)
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  const answer = execFileSync('npx', ['--yes', packageManager, 'pack', '--json', '--pack-destination', tarballs], {
    cwd: join(ROOT, 'packages', library),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const { filename: tarball } = JSON.parse(answer.slice(answer.indexOf('{'))) as { filename: string }
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1'])
  return { tarball, folder: into, manifest: JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')) }
}
