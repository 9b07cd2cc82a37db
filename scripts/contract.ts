/** Writes docs/contract.md from the endpoint table; with --check fails when the file is not what the table says. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointSpec } from '../packages/reference-api/src/contract/endpoint'
import { endpoints } from '../packages/reference-api/src/contract/endpoints'
import { ROOT } from './run/root.mjs'

const FILE = join(ROOT, 'docs/contract.md')

const who = (requires: EndpointSpec['requires']) => {
  if (requires === 'guest') return 'anybody'
  if (requires === 'session') return 'any signed-in admin'
  if (requires === 'superadmin') return 'a superadmin'
  return `\`${requires.page}\`${requires.action ? ` · ${requires.action}` : ''}`
}

const header = `# The contract

Every call of the API: who may make it, and whether the specification or this project decided it. Made from \`packages/reference-api/src/contract\` by \`npm run contract\`;
bodies and answers are the valibot schemas there, and the OpenAPI document that the server serves.

Names in the third column are pages of the menu: a superadmin may call everything, anybody else what his restriction list names, the action included where there is one.

| method | path | who | what | source |
| --- | --- | --- | --- | --- |
`

const rows = Object.values<EndpointSpec>(endpoints)
  .toSorted((a, b) => (a.path === b.path ? a.method.localeCompare(b.method) : a.path.localeCompare(b.path)))
  .map(({ method, path, requires, summary, source }) => `| ${method} | \`${path}\` | ${who(requires)} | ${summary} | ${source} |`)
const wanted = `${header}${rows.join('\n')}\n`

if (!process.argv.includes('--check')) writeFileSync(FILE, wanted)
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('docs/contract.md is not what the endpoints say: npm run contract writes it anew.')
  process.exitCode = 1
}
