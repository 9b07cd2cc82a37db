/** `first6…last4`; what is not longer than that stays whole. */
export function shortenId(value: string): string {
  const letters = Array.from(value)
  return letters.length > 11 ? `${letters.slice(0, 6).join('')}…${letters.slice(-4).join('')}` : value
}
