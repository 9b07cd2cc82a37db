const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/** Focuses a field by the id or name of its control, or the first control inside the element with that id. False when there is none. */
export function focusField(field: string, root: ParentNode = document): boolean {
  const named = [...root.querySelectorAll<HTMLElement>('[id], [name]')].find(
    (element) => element.id === field || element.getAttribute('name') === field,
  )
  const control = named?.matches(FOCUSABLE) ? named : named?.querySelector<HTMLElement>(FOCUSABLE)
  if (!control) return false
  control.focus()
  control.scrollIntoView({ block: 'nearest' })
  return true
}
