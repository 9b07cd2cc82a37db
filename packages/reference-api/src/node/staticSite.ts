import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/
/** Placeholder in index.html, replaced in every answer (trap 14). */
const NONCE = /__CSP_NONCE__/g
const GEO_META = '<meta name="geolocation-url" content="'

/** Sent with every answer of the site (P38); the policy comes on top for pages. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Scripts and styles from here, or with this answer's nonce; no other origin but the configured geolocation service (P22). */
const policyOf = (nonce: string, geoOrigin: string | null) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${geoOrigin === null ? '' : ` ${geoOrigin}`}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')

interface Asset {
  readonly bytes: Buffer
  readonly type: string
  readonly cache: string
  encoded?: Promise<Readonly<Record<'br' | 'gzip', Buffer>>>
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const zip = promisify<Buffer, object, Buffer>(gzip)

/** Both encodings of an asset, made at its first request and kept. */
const encode = async (bytes: Buffer, quality: number) => ({
  br: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: await zip(bytes, { level: 9 }),
})

function wanted(accept: string | null): 'br' | 'gzip' | null {
  if (accept === null) return null
  const offers = accept.split(',').map((offer) => offer.trim().split(/;\s*q=/))
  const takes = (name: string) => offers.some(([coding, q]) => coding === name && q !== '0')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

function readFolder(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const hashed = address.startsWith('/assets/')
    const cache = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    assets.set(address, { bytes: readFileSync(path), type: TYPES[extname(name)] ?? 'application/octet-stream', cache })
  }
  return assets
}

export interface StaticSite {
  /** The answer for a path of the site; `null` when it is none, which is a 404, never the page. */
  answer(request: Request): Promise<Response | null>
}

/**
 * Serves the built admin app from memory: hashed assets for a year, the page never from a cache and with a fresh nonce each time.
 * Paths without an extension are pages of the app; a missing asset is not. Throws when the folder has no index.html.
 */
export function staticSite(folder: string, geoUrl: string): StaticSite {
  const assets = readFolder(folder)
  const index = assets.get('/index.html')?.bytes.toString('utf8')
  if (index === undefined) throw new Error(`${folder} has no index.html.`)
  assets.delete('/index.html')
  const geoOrigin = geoUrl === '' ? null : new URL(geoUrl).origin
  const template = index.replace(`${GEO_META}"`, () => `${GEO_META}${geoUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)

  const send = (request: Request, bytes: Buffer, headers: Record<string, string>) =>
    new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...HEADERS, ...headers, Vary: 'Accept-Encoding', 'Content-Length': String(bytes.byteLength) },
    })

  const page = async (request: Request) => {
    const nonce = randomBytes(16).toString('base64')
    const bytes = Buffer.from(template.replace(NONCE, nonce))
    const coding = wanted(request.headers.get('accept-encoding'))
    const body = coding ? (await encode(bytes, 4))[coding] : bytes
    return send(request, body, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, must-revalidate',
      'Content-Security-Policy': policyOf(nonce, geoOrigin),
      ...(coding && { 'Content-Encoding': coding }),
    })
  }

  const file = async (request: Request, asset: Asset) => {
    const coding = COMPRESSED.test(asset.type) ? wanted(request.headers.get('accept-encoding')) : null
    if (coding) asset.encoded ??= encode(asset.bytes, 9)
    const body = coding && asset.encoded ? (await asset.encoded)[coding] : asset.bytes
    const headers = { 'Content-Type': asset.type, 'Cache-Control': asset.cache, ...(coding && { 'Content-Encoding': coding }) }
    return send(request, body, headers)
  }

  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const { pathname } = new URL(request.url)
      const asset = assets.get(pathname)
      if (asset) return await file(request, asset)
      const isPage = !pathname.startsWith('/assets/') && !/\.[^/]*$/.test(pathname)
      return isPage ? await page(request) : null
    },
  }
}
