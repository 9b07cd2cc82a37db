/** Counts which rows of docs/reliability.md have a test that names them, and fails when a row that had one has lost it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './run/root.mjs'

const CATALOGUE = join(ROOT, 'docs/reliability.md')
const COVERED = join(ROOT, 'docs/reliability-covered.txt')
const TEST_FILE = /\.(test|stories|spec)\.tsx?$/
const KINDS = { F: 'faults', S: 'server', P: 'promises' } as const

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

/** Ids inside the texts of a test file: names of tests, steps and table rows. Comments do not count. */
function idsNamed(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const ids: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      ids.push(...(node.text.match(/\b[FSP]\d{2,3}\b(?=[\s:,])/g) ?? []))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ids
}

const known = [...readFileSync(CATALOGUE, 'utf8').matchAll(/^\| ([FSP]\d{2,3}) \|/gm)].map((row) => row[1] ?? '')
const named = new Set(['packages', 'e2e', 'scripts'].flatMap((folder) => testFiles(join(ROOT, folder))).flatMap(idsNamed))
const covered = known.filter((id) => named.has(id))
const missing = known.filter((id) => !named.has(id))
const unknown = [...named].filter((id) => !known.includes(id))
const before = readFileSync(COVERED, 'utf8').split('\n').filter(Boolean)
const lost = before.filter((id) => !covered.includes(id))

const counts = Object.entries(KINDS).map(([letter, kind]) => {
  const of = (ids: string[]) => ids.filter((id) => id.startsWith(letter)).length
  return `${kind} rows=${of(known)} covered=${of(covered)}`
})
console.log(counts.join('  '))
if (missing.length > 0) console.log(`without a test: ${missing.join(' ')}`)
if (unknown.length > 0) console.error(`Tests name ids that docs/reliability.md does not have: ${unknown.join(' ')}`)
if (lost.length > 0) console.error(`These rows had a test and have none now: ${lost.join(' ')}`)

if (process.argv.includes('--update') && lost.length === 0) writeFileSync(COVERED, `${covered.join('\n')}\n`)
else if (covered.length > before.length) console.log('New rows are covered: npm run faults -- --update writes them down.')
process.exitCode = lost.length + unknown.length > 0 ? 1 : 0
