/** Part of a label: `match` when it is what was typed. */
export interface MarkedPart {
  text: string
  match: boolean
}

/** Cuts a label where the typed text occurs, letter case ignored. The parts joined are the label. */
export function markMatches(label: string, typed: string): readonly MarkedPart[] {
  const wanted = typed.trim().toLowerCase()
  const hay = label.toLowerCase()
  // A letter whose lower case is longer (İ) would shift every cut.
  if (wanted === '' || hay.length !== label.length) return [{ text: label, match: false }]
  const parts: MarkedPart[] = []
  let from = 0
  for (let at = hay.indexOf(wanted); at >= 0; at = hay.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: label.slice(from, at), match: false })
    parts.push({ text: label.slice(at, at + wanted.length), match: true })
    from = at + wanted.length
  }
  if (from < label.length) parts.push({ text: label.slice(from), match: false })
  return parts
}
