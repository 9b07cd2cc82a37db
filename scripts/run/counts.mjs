import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** A file that never reached its tests counts as one failed test; so does an error outside any test. */
function vitestCounts(report) {
  const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const COUNTERS = { vitest: vitestCounts, playwright: playwrightCounts }

/**
 * What a step adds to the closing line. A static check is one test; a runner is counted per test from its JSON report.
 * @param {{ counts?: 'vitest' | 'playwright' }} step
 * @param {number} code exit code
 * @param {string} reportPath
 * @returns {Counts}
 */
export function countsOf(step, code, reportPath) {
  const ok = code === 0
  if (!step.counts || !existsSync(reportPath)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  const counts = COUNTERS[step.counts](read(reportPath))
  return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) }
}
