/** `result` of GET admintwofa. `setup` is there until the first enable and readable once. */
export interface TwoFactorSettings {
  readonly enabled: boolean
  /** ISO time, UTC. */
  readonly enabledAt: string | null
  readonly recoveryCodesLeft: number
  readonly setup: { readonly secret: string; readonly uri: string } | null
}

/** Recovery codes of an answer's `result`; empty when it holds none. */
export function readRecoveryCodes(result: unknown): readonly string[] {
  const codes = typeof result === 'object' && result !== null && 'recoveryCodes' in result ? result.recoveryCodes : null
  return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : []
}
