import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Addresses that a text may lead to. A blank or control character would be read differently by two programs. */
const isAddress = (address: string | undefined, pattern: RegExp): address is string => address !== undefined && pattern.test(address)
const LINK = /^(?:https?:\/\/[^\s\\\p{Cc}]+|mailto:[^\s\\\p{Cc}]+)$/iu
const PICTURE = /^https?:\/\/[^\s\\\p{Cc}]+$/iu

/** A picture nobody can see is there to count readers. */
const isPixel = ({ width, height }: Readonly<Record<string, string>>) =>
  [width, height].some((size) => /^\s*0*[01](?:px)?\s*$/.test(size ?? ''))

const SPAN = /^[1-9]\d?$/
const spans = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => (name === 'colspan' || name === 'rowspan') && SPAN.test(value)))

const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'mark'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: [/^language-[a-z0-9-]{1,30}$/] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands inside these is no text for people: it goes with the tag.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'title',
    'svg',
    'math',
  ],
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: { ...(isAddress(href, LINK) && { href, rel: 'noopener noreferrer' }), ...(title !== undefined && { title }) },
    }),
    th: (tagName, attributes) => ({ tagName, attribs: spans(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: spans(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (!isAddress(attribs['src'], PICTURE) || isPixel(attribs)),
}

/** Rounds after which a text that still changes is given up. */
const ROUNDS = 5

/**
 * The text of a CMS page with known tags, attributes and addresses only (S31, F82): no scripts, handlers, styles, forms, frames, SVG or
 * MathML; links lead to http, https and mailto, pictures to http and https. Cleaning it again changes nothing; a text that never settles
 * becomes empty. Fetches nothing.
 */
export function cleanHtml(html: string): string {
  let text = html
  for (let round = 0; round < ROUNDS; round += 1) {
    const cleaned = sanitizeHtml(text, OPTIONS)
    if (cleaned === text) return cleaned
    text = cleaned
  }
  return ''
}
