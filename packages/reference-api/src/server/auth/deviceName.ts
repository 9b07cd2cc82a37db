const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** "Firefox on Windows": what a person recognises of a user agent; `null` without one. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const name = (list: readonly [RegExp, string][], fallback: string) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? fallback
  return `${name(BROWSERS, 'Unknown browser')} on ${name(SYSTEMS, 'unknown system')}`
}
