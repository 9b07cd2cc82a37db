import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { capture, endCaptured } from './run/capture.mjs'
import { countsOf } from './run/counts.mjs'
import { CACHE, ROOT } from './run/root.mjs'
import { schedule } from './run/schedule.mjs'
import { STEPS } from './run/steps.mjs'
import { summary } from './run/summary.mjs'

const LOGS = join(CACHE, 'test')
/** Steps that share the machine at once; a step of weight 2 has it alone. */
const CAPACITY = 2

/** Reads `--only a,b`, `--skip a,b` and `--list`. */
function parse(args) {
  const options = { only: [], skip: [], list: false }
  for (let at = 0; at < args.length; at += 1) {
    const [flag = '', inline] = (args[at] ?? '').split('=')
    if (flag === '--list') options.list = true
    else if (flag === '--only' || flag === '--skip') {
      const value = inline ?? args[++at]
      options[flag.slice(2)] = (value ?? '').split(',').filter(Boolean)
    } else throw new Error(`Unknown option ${args[at]}. There are --only STEP,STEP, --skip STEP,STEP and --list.`)
  }
  const unknown = [...options.only, ...options.skip].filter((id) => !STEPS.some((step) => step.id === id))
  if (unknown.length > 0) throw new Error(`No step named ${unknown.join(', ')}. There are ${STEPS.map((step) => step.id).join(', ')}.`)
  return options
}

function chosen({ only, skip }) {
  const asked = STEPS.filter((step) => (only.length === 0 || only.includes(step.id)) && !skip.includes(step.id))
  return asked.filter((step) => !step.needsEnv || process.env[step.needsEnv] || only.includes(step.id))
}

function environment(step, reportPath, browser) {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: process.env['CI'] ?? '1', ...step.env }
  if (!step.needsEnv) delete env['TEST_DATABASE_URL']
  if (browser) env['CHROMIUM_PATH'] = browser
  if (step.counts === 'playwright') env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = reportPath
  return env
}

async function runStep(step, browser) {
  const reportPath = join(LOGS, `${step.id}.json`)
  const reporter = step.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`] : []
  const began = performance.now()
  const { code, output } = await capture([...step.args, ...reporter], { cwd: ROOT, env: environment(step, reportPath, browser) })
  const result = { ...step, ...countsOf(step, code, reportPath), seconds: (performance.now() - began) / 1000 }
  writeFileSync(join(LOGS, `${step.id}.log`), output)
  const tail = step.says?.test(output) ? `  ${output.match(step.says)?.[0] ?? ''}` : ''
  if (result.failed > 0) console.log(`\n✗ ${step.title}\n${output.trimEnd()}\n`)
  else console.log(`✓ ${step.title}  ${result.seconds.toFixed(1)} s${tail}`)
  return result
}

/**
 * Runs the whole suite, or the steps asked for, and ends with the line `N passed, N failed`.
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function main(args) {
  let options
  try {
    options = parse(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
  const steps = chosen(options)
  if (options.list) {
    for (const step of STEPS) console.log(`${step.id.padEnd(18)}${step.title}`)
    return 0
  }
  rmSync(LOGS, { recursive: true, force: true })
  mkdirSync(LOGS, { recursive: true })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endCaptured()
      process.exit(130)
    })
  }
  const results = []
  let browser
  try {
    if (steps.some((step) => step.browser)) browser = await ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    return 1
  }
  await schedule(
    steps,
    CAPACITY,
    async (step) => {
      const result = await runStep(step, browser)
      results.push(result)
      return result.failed === 0
    },
    (step, blockedBy) => {
      console.log(`✗ ${step.title}: not run, because ${blockedBy} failed`)
      results.push({ ...step, passed: 0, failed: 1, skipped: 0, seconds: 0 })
    },
  )
  console.log(summary(steps, results))
  return results.some((result) => result.failed > 0) ? 1 : 0
}
