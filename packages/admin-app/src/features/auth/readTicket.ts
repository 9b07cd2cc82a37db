/** The ticket of an answer that asks for a code; null when the answer is not one. */
export function readTicket(body: Record<string, unknown>): string | null {
  const result = body['result']
  if (typeof result !== 'object' || result === null || !('twoFactorRequired' in result) || !('ticket' in result)) return null
  return result.twoFactorRequired === true && typeof result.ticket === 'string' && result.ticket !== '' ? result.ticket : null
}
