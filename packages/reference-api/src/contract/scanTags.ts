/** A tag as it stands in HTML. */
export interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly selfClosing: boolean
  /** Text between the name and `>`. */
  readonly attributes: string
  /** Position of `<`. */
  readonly at: number
}

/** Tags of an HTML text in one pass, comments left out. A tag that never ends, ends the walk: no input is read twice. */
export function* scanTags(html: string): Generator<Tag> {
  let from = html.indexOf('<')
  while (from >= 0) {
    if (html.startsWith('<!--', from)) {
      const end = html.indexOf('-->', from + 4)
      if (end < 0) return
      from = html.indexOf('<', end + 3)
      continue
    }
    const closing = html[from + 1] === '/'
    const nameAt = from + (closing ? 2 : 1)
    const name = /^[a-zA-Z][a-zA-Z0-9-]{0,40}/.exec(html.slice(nameAt, nameAt + 42))?.[0]
    if (name === undefined) {
      from = html.indexOf('<', from + 1)
      continue
    }
    const end = endOfTag(html, nameAt + name.length)
    if (end < 0) return
    const attributes = html.slice(nameAt + name.length, end)
    yield { name: name.toLowerCase(), closing, selfClosing: attributes.endsWith('/'), attributes, at: from }
    from = html.indexOf('<', end + 1)
  }
}

/** Position of the `>` that ends a tag, quotes respected; -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  return -1
}
