import { Failure, invalidField } from '../failure'

/** Bytes of the largest body, unless the row of the endpoint names more. Ours (S27). */
export const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 20
const MAX_KEYS = 500
const MAX_ITEMS = 10_000

const tooLarge = (most: number) =>
  new Failure(413, `The request is too large: at most ${Math.floor(most / 1024)} kB.`, { code: 'too_large' })

async function readCapped(request: Request, most: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > most) throw tooLarge(most)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > most) {
      await reader.cancel()
      throw tooLarge(most)
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** Throws 422 when the value is deeper, wider or longer than any of our bodies. Walks without recursion, so depth cannot hurt. */
function assertShape(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  let keys = 0
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue
    const children: unknown[] = Object.values(item.value)
    const list = Array.isArray(item.value)
    if (!list) keys += children.length
    if (item.depth > MAX_DEPTH || keys > MAX_KEYS || (list && children.length > MAX_ITEMS))
      throw invalidField('', 'The request is nested too deeply or holds too many entries.')
    for (const child of children) open.push({ value: child, depth: item.depth + 1 })
  }
}

/** A JSON text with two equal keys in one object reads differently in different parsers, so it is refused. */
function assertSingleKeys(text: string): void {
  const scopes: (Set<string> | null)[] = []
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [part, colon] = match
    if (part === '{') scopes.push(new Set())
    else if (part === '[') scopes.push(null)
    else if (part === '}' || part === ']') scopes.pop()
    else if (colon) {
      const key: string = JSON.parse(part.slice(0, part.length - colon.length))
      const scope = scopes.at(-1)
      if (scope?.has(key) || key === '__proto__') throw invalidField(key, 'The request names a field twice or not at all.')
      scope?.add(key)
    }
  }
}

/** The JSON body of a request, or `undefined` when there is none. Throws 413, 415 or 422; nothing is decompressed (S27). */
export async function readBody(request: Request, most = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (request.headers.has('content-encoding')) throw new Failure(415, 'Send the request uncompressed.', { code: 'wrong_type' })
  const bytes = await readCapped(request, most)
  if (bytes.byteLength === 0) return undefined
  if (!/^application\/json(;\s*charset=utf-8)?$/i.test(type ?? ''))
    throw new Failure(415, 'Send the request as application/json.', { code: 'wrong_type' })
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    throw invalidField('', 'The request is not valid JSON.')
  }
  assertShape(value)
  assertSingleKeys(text)
  return value
}
