/** Groups whole digits by three: `12840` becomes `12,840`. Takes digits only; no grouping after the point (DESIGN §10). */
export function groupDigits(digits: string, separator = ','): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}
