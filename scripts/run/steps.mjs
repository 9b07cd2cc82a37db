import { join } from 'node:path'
import { bin, ROOT } from './root.mjs'

/**
 * One part of the suite.
 * @typedef {object} Step
 * @property {string} id name for --only and --skip
 * @property {string} title
 * @property {readonly string[]} args what Node runs
 * @property {1 | 2} weight 2 has the machine alone: its tests look at the clock
 * @property {'vitest' | 'playwright'} [counts] counted per test; else the step is one test
 * @property {readonly string[]} [after] steps whose result it needs
 * @property {boolean} [browser] needs Chromium
 * @property {string} [needsEnv] left out unless this variable is set
 * @property {Record<string, string>} [env]
 * @property {RegExp} [says] the line of a passing step worth showing
 */

const script = (name) => join(ROOT, 'scripts', name)
const typescript = (name) => [bin('tsx'), '--conditions=@quarterdeck/source', script(name)]

/** @returns {readonly Step[]} */
const steps = () => [
  { id: 'lint', title: 'lint and format', args: [bin('@biomejs/biome'), 'check', '.'], weight: 1 },
  { id: 'typecheck', title: 'types', args: [script('typecheck.mjs')], weight: 1 },
  {
    id: 'layers',
    title: 'layers',
    args: [bin('dependency-cruiser', 'depcruise'), 'packages', '.storybook', '--config', '.dependency-cruiser.cjs'],
    weight: 1,
  },
  { id: 'unused', title: 'unused code', args: [bin('knip')], weight: 1 },
  { id: 'check-stories', title: 'required stories', args: typescript('check-stories.ts'), weight: 1, says: /^stories .*$/m },
  { id: 'contract', title: 'contract document', args: [...typescript('contract.ts'), '--check'], weight: 1 },
  { id: 'faults', title: 'fault rows with a test', args: typescript('faults.ts'), weight: 1, says: /^faults .*$/m },
  { id: 'unit', title: 'unit (embedded database)', args: [bin('vitest'), 'run', '--project', 'unit'], weight: 1, counts: 'vitest' },
  { id: 'build', title: 'build', args: [script('build.mjs')], weight: 1 },
  {
    id: 'unit-postgres',
    title: 'API unit (PostgreSQL server)',
    args: [bin('vitest'), 'run', '--project', 'unit', 'packages/reference-api'],
    weight: 1,
    counts: 'vitest',
    needsEnv: 'TEST_DATABASE_URL',
    env: { TEST_DATABASE: 'postgres' },
  },
  { id: 'api-report', title: 'public API reports', args: [...typescript('api-report.ts'), '--check'], weight: 1, after: ['build'] },
  { id: 'budgets', title: 'byte budgets', args: typescript('budgets.ts'), weight: 1, after: ['build'], says: /^budgets .*$/m },
  { id: 'packages', title: 'packed packages', args: typescript('check-packages.ts'), weight: 1, after: ['build'], browser: true },
  {
    id: 'stories',
    title: 'stories',
    args: [bin('vitest'), 'run', '--project', 'stories'],
    weight: 2,
    counts: 'vitest',
    browser: true,
  },
  {
    id: 'build-storybook',
    title: 'build of Storybook',
    args: [bin('storybook'), 'build', '--output-dir', 'storybook-static', '--quiet'],
    weight: 2,
  },
  {
    id: 'e2e',
    title: 'journeys',
    args: [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    weight: 2,
    counts: 'playwright',
    after: ['build', 'build-storybook'],
    browser: true,
  },
]

export const STEPS = steps()
