const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable=true]'
const CONTROLS = `${FIELDS}, button, a[href], [tabindex]:not([tabindex="-1"])`

const usable = (element: HTMLElement) => !element.matches(':disabled, [tabindex="-1"]') && element.getClientRects().length > 0

/** The element marked `data-autofocus`, else the first field, else the first control. */
export function firstFocusable(within: HTMLElement | null): HTMLElement | undefined {
  if (!within) return undefined
  for (const selector of ['[data-autofocus]', FIELDS, CONTROLS]) {
    const found = Array.from(within.querySelectorAll<HTMLElement>(selector)).find(usable)
    if (found) return found
  }
  return undefined
}
