import sanitizeHtml from 'sanitize-html'
import { LOGO_MAX_BYTES, type LOGO_TYPES } from '../contract/settings'
import { Failure } from './failure'

type LogoType = (typeof LOGO_TYPES)[number]

const refuse = (status: 413 | 415 | 422, message: string, code: 'too_large' | 'wrong_type' | 'invalid') =>
  new Failure(status, message, { errors: [{ field: 'data', code, message }] })

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

const holds = (bytes: Uint8Array, at: number, magic: readonly number[]) => magic.every((byte, index) => bytes[at + index] === byte)

const SHAPES = [
  'svg',
  'g',
  'defs',
  'symbol',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
]
const PAINTS = ['use', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern']
const SVG_ATTRIBUTES = `xmlns xmlns:xlink version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy id class transform
  gradientTransform gradientUnits spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  preserveAspectRatio offset stop-color stop-opacity fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility font-family font-size
  font-weight font-style letter-spacing text-anchor dominant-baseline href xlink:href role aria-label`.split(/\s+/)

/** What no logo needs: it would run, reach out, or be read differently by two programs. */
const ACTIVE =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|animate\w*|set|handler|image|a|style)\b|[\s"'/]on\w+\s*=|(?:java|vb)script\s*:|data\s*:/i
const OUTSIDE = /(?:href\s*=\s*["']?\s*|url\(\s*["']?\s*)(?!#)[^"'\s)]/i

/** The SVG with known shapes and attributes only. Throws 422 when it holds anything active or reaches outside itself. */
export function cleanSvg(text: string): string {
  const readable = text.replace(/^\uFEFF/, '').trim()
  if (!/^(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(readable))
    throw refuse(415, 'This is not an SVG file. Choose an SVG, PNG or WebP file.', 'wrong_type')
  // Entities could spell any of it: they are looked through first.
  const spelled = readable.replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? decimal ?? '0', hex === undefined ? 10 : 16) || 0)),
  )
  if ([readable, spelled].some((each) => ACTIVE.test(each) || OUTSIDE.test(each)))
    throw refuse(422, 'The SVG holds scripts, styles, pictures or links. Export it as plain shapes.', 'invalid')
  return sanitizeHtml(readable, {
    allowedTags: [...SHAPES, ...PAINTS],
    allowedAttributes: { '*': SVG_ATTRIBUTES },
    allowedSchemes: [],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  })
}

/** Bytes of a logo, checked by what they hold and not by their name. Throws 413, 415 or 422 at `data`. */
export function readLogo(mediaType: LogoType, base64: string): Uint8Array {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  if (bytes.length > LOGO_MAX_BYTES) throw refuse(413, 'The logo is above 512 KB. Choose a smaller file.', 'too_large')
  if (mediaType === 'image/svg+xml') {
    let text: string
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      throw refuse(415, 'This is not an SVG file. Choose an SVG, PNG or WebP file.', 'wrong_type')
    }
    return new TextEncoder().encode(cleanSvg(text))
  }
  const fits = mediaType === 'image/png' ? holds(bytes, 0, PNG) : holds(bytes, 0, RIFF) && holds(bytes, 8, WEBP)
  if (!fits) throw refuse(415, 'The file is not what its name says. Choose an SVG, PNG or WebP file.', 'wrong_type')
  return bytes
}
