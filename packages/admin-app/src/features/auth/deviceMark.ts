/** Local-storage key of the mark that lets the server know this browser again, so strangers cannot lock its owner out (RELIABILITY P13). Not a secret of the session. */
const DEVICE_KEY = 'ui.device'

/** The mark an earlier sign-in left here, if any. */
export function readDeviceMark(): string | undefined {
  try {
    return localStorage.getItem(DEVICE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the mark of a sign-in's `result`; without storage the browser stays unknown. */
export function keepDeviceMark(result: unknown): void {
  const device = typeof result === 'object' && result !== null && 'device' in result ? result.device : undefined
  if (typeof device !== 'string') return
  try {
    localStorage.setItem(DEVICE_KEY, device)
  } catch {
    // Storage is blocked or full: the browser stays unknown to the server.
  }
}
