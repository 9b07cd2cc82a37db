/**
 * A table of step, counts and seconds, and as its last line the sum: `N passed, N failed`.
 * @param {readonly { id: string }[]} order
 * @param {readonly { id: string, title: string, passed: number, failed: number, skipped: number, seconds: number }[]} results
 */
export function summary(order, results) {
  const rows = order.flatMap(({ id }) => results.filter((result) => result.id === id))
  const width = Math.max(...rows.map((row) => row.title.length), 4)
  const line = (title, ...cells) => [title.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join('')
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  return [
    '',
    line('step', 'passed', 'failed', 'skipped', 'seconds'),
    ...rows.map((row) => line(row.title, row.passed, row.failed, row.skipped, row.seconds.toFixed(1))),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
