import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foreground } from './run/foreground.mjs'
import { bin, ROOT } from './run/root.mjs'

/** Every package, then the repository's own scripts and configuration; goes on after an error, so that one run shows them all. */
const projects = [...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name)), 'tsconfig.json']

let failed = false
for (const project of projects) {
  const code = await foreground([bin('typescript', 'tsc'), '-p', project, '--pretty', 'false'])
  if (code !== 0) failed = true
}
process.exitCode = failed ? 1 : 0
