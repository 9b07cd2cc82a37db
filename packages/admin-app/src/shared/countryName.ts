const names = new Intl.DisplayNames('en', { type: 'region' })

/** English name of an ISO 3166 code; a code that is not one is shown as it came. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
