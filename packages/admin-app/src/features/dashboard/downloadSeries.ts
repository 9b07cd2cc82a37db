import type { ChartSeries } from '@quarterdeck/ui'

/** Saves the figures of a chart as CSV: ISO times and exact decimals, UTF-8 with a mark that spreadsheets read. Our own words only, so nothing to neutralise. */
export function downloadSeries(title: string, points: readonly { readonly at: string }[], series: readonly ChartSeries[]): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const head = ['Time', ...series.map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))].map(quoted)
  const lines = points.map(({ at }, index) => [at, ...series.map(({ values }) => values[index] ?? '')])
  const text = `\uFEFF${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${title.toLowerCase().replaceAll(' ', '-')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
