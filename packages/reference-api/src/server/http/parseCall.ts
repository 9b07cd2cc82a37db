import { safeParse } from 'valibot'
import type { EndpointSpec } from '../../contract/endpoint'
import { Failure, invalidField, notFound } from '../failure'
import { parseListQuery } from '../list/parseListQuery'
import { parseInput } from './parseInput'
import { readBody } from './readBody'

function versionOf(spec: EndpointSpec, request: Request): number | null {
  if (!spec.ifMatch) return null
  const header = request.headers.get('if-match')
  if (header === null) throw new Failure(428, 'Say which version you have changed (If-Match).', { code: 'version_missing' })
  const version = /^"?(\d{1,9})"?$/.exec(header)?.[1]
  if (version === undefined) throw invalidField('If-Match', 'If-Match holds the number of a version.')
  return Number(version)
}

/** The flat query of an endpoint that is no list: one value a key (P29). */
function flatQuery(params: URLSearchParams): Record<string, string> {
  for (const key of new Set(params.keys())) if (params.getAll(key).length > 1) throw invalidField(key, `"${key}" is given more than once.`)
  return Object.fromEntries(params)
}

/** An id that cannot exist is an address that does not. */
function parseParams(spec: EndpointSpec, params: Readonly<Record<string, string>>): unknown {
  if (!spec.params) return params
  const parsed = safeParse(spec.params, params)
  if (!parsed.success) throw notFound()
  return parsed.output
}

/** Everything a request brings, parsed by its row. Throws 404, 413, 415, 422 or 428. */
export async function parseCall(spec: EndpointSpec, request: Request, params: Readonly<Record<string, string>>, now: Date) {
  const search = new URL(request.url).searchParams
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await readBody(request, spec.bodyBytes)
  if (!spec.body && body !== undefined && JSON.stringify(body) !== '{}')
    throw invalidField('', 'This request takes no body.', 'unknown_field')
  if (!spec.query && !spec.list)
    for (const key of search.keys()) throw invalidField(key, `This request does not know "${key}".`, 'unknown_field')
  return {
    params: parseParams(spec, params),
    query: spec.query ? parseInput(spec.query, flatQuery(search)) : undefined,
    list: spec.list ? parseListQuery(spec.list, search, now) : undefined,
    body: spec.body ? parseInput(spec.body, body ?? {}) : undefined,
    version: versionOf(spec, request),
  }
}
