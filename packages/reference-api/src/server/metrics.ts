/** Upper bounds of the duration buckets, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  count(endpoint: string, status: number, seconds: number): void
  /** Prometheus text format 0.0.4. `gauges` are values of the moment. */
  text(gauges: Readonly<Record<string, number>>): string
}

/** Counts of one instance since its start. Labels are endpoint names and statuses only: no path, no person (S50). */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, { sum: number; buckets: number[] }>()
  return {
    count(endpoint, status, seconds) {
      const labels = `endpoint="${endpoint}",status="${status}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      const entry = durations.get(endpoint) ?? { sum: 0, buckets: Array<number>(BUCKETS.length + 1).fill(0) }
      const at = BUCKETS.findIndex((bound) => seconds <= bound)
      const slot = at < 0 ? BUCKETS.length : at
      entry.sum += seconds
      entry.buckets[slot] = (entry.buckets[slot] ?? 0) + 1
      durations.set(endpoint, entry)
    },

    text(gauges) {
      const lines = ['# TYPE quarterdeck_requests_total counter']
      for (const [labels, total] of requests) lines.push(`quarterdeck_requests_total{${labels}} ${total}`)
      lines.push('# TYPE quarterdeck_request_seconds histogram')
      for (const [endpoint, { sum, buckets }] of durations) {
        let total = 0
        buckets.forEach((count, at) => {
          total += count
          lines.push(`quarterdeck_request_seconds_bucket{endpoint="${endpoint}",le="${BUCKETS[at] ?? '+Inf'}"} ${total}`)
        })
        lines.push(
          `quarterdeck_request_seconds_sum{endpoint="${endpoint}"} ${sum}`,
          `quarterdeck_request_seconds_count{endpoint="${endpoint}"} ${total}`,
        )
      }
      for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE quarterdeck_${name} gauge`, `quarterdeck_${name} ${value}`)
      return `${lines.join('\n')}\n`
    },
  }
}
