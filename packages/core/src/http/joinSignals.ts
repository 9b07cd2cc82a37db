/** One signal that fires with the first of those given; undefined when there are none. */
export function joinSignals(...given: (AbortSignal | undefined)[]): AbortSignal | undefined {
  const signals = given.filter((signal) => signal !== undefined)
  return signals.length > 1 ? AbortSignal.any(signals) : signals[0]
}
