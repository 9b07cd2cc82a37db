import type { Tag } from './scanTags'

/** Tags that no mail needs: they run, load, send, or are read differently by two programs. */
const ACTIVE_TAGS = new Set(
  'script iframe frame frameset object embed applet form input button select textarea base link svg math template noscript audio video portal'.split(
    ' ',
  ),
)

/** Attributes that lead somewhere, with their value. */
const ADDRESSES =
  /(?:^|[\s"'/])(?:href|src|srcset|background|action|formaction|poster|data|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/gi

/** Web, mail, telephone, a part of the mail, a variable, or a path: nothing whose scheme is another or hidden behind an entity. */
const HARMLESS = /^\s*(?:(?:https?|mailto|tel|cid):|\{\{|[^:&\s{]*(?:[/?#]|$))/i

/** What makes a tag of a mail dangerous, in words; `null` when nothing does (F82). */
export function findActiveContent({ name, closing, attributes }: Tag): string | null {
  if (name === 'script') return 'Mails cannot run scripts. Take the script out.'
  if (ACTIVE_TAGS.has(name)) return `Mails cannot hold <${name}>. Take it out.`
  if (closing) return null
  if (name === 'meta' && /http-equiv\s*=\s*["']?\s*refresh/i.test(attributes))
    return 'A mail cannot lead to another page by itself. Take the refresh out.'
  if (/(?:^|[\s"'/])on[a-z]+\s*=/i.test(attributes)) return `<${name}> has an event handler. Take it out.`
  for (const [, ...values] of attributes.matchAll(ADDRESSES))
    if (!HARMLESS.test(values.find((text) => text !== undefined) ?? ''))
      return `<${name}> leads to an address that mails cannot use. Begin it with https:// or mailto:.`
  return null
}
