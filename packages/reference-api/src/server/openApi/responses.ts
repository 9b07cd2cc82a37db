import type { EndpointSpec } from '../../contract/endpoint'
import { ERROR_CODES } from '../../contract/errorCodes'
import { type Schema, schemaOf } from './parameters'

/** One answer of an operation, or a reference to a shared one. */
export type Reply =
  | { readonly $ref: string }
  | {
      readonly description: string
      readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
      readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
    }

/** Refusals by status; the name stands in `components.responses`. */
const REFUSALS = {
  401: ['SignedOut', 'No session that counts, or wrong credentials.'],
  403: ['Forbidden', 'The permission is missing; `result.permission` names it.'],
  404: ['NotFound', 'No such record, or not for this caller.'],
  409: ['Conflict', 'The present state forbids it.'],
  412: ['Stale', 'The record has changed since it was read; `result` holds the current one.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['WrongType', 'The body is not uncompressed application/json.'],
  422: ['Invalid', 'A field, a parameter or a header breaks its rule; `errors` says which.'],
  428: ['VersionMissing', 'If-Match is missing.'],
  429: ['TooMany', 'Too many tries.'],
} as const

type Refusal = keyof typeof REFUSALS

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } }
const FAILURE = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
const FIELD_ERROR = {
  type: 'object',
  required: ['field', 'code', 'message'],
  properties: {
    field: { type: 'string', description: 'Dot path of the field, empty for the whole.' },
    code: { type: 'string', enum: Object.keys(ERROR_CODES) },
    message: { type: 'string', description: 'For people; may change.' },
  },
}

/** The envelope of a refusal. */
export const SHARED_SCHEMAS: Readonly<Record<string, Schema>> = {
  FieldError: FIELD_ERROR,
  Failure: {
    type: 'object',
    required: ['success', 'message'],
    properties: {
      success: { const: false },
      message: { type: 'string' },
      result: { description: 'What the caller needs to go on, where there is something.' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    },
  },
}

/** Refusals that look alike everywhere. */
export const SHARED_RESPONSES: Readonly<Record<string, Reply>> = {
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      { description, ...(status === '429' && { headers: RETRY_AFTER }), content: FAILURE },
    ]),
  ),
  Fault: { description: 'The server is full, stopping or at fault; `message` holds a reference.', content: FAILURE },
}

/** The envelope around `result`; a stream answers bare. */
function successOf({ result, streams }: EndpointSpec): Reply {
  if (streams) return { description: 'The file.', content: { [streams]: { schema: { type: 'string' } } } }
  const schema = {
    type: 'object',
    required: ['success', ...(result ? ['result'] : [])],
    properties: { success: { const: true }, message: { type: 'string' }, ...(result && { result: schemaOf(result) }) },
  }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

const refusalsOf = ({ method, requires, params, body, ifMatch }: EndpointSpec): readonly Refusal[] => [
  ...(requires !== 'guest' || body ? ([401] as const) : []),
  ...(requires !== 'guest' ? ([403] as const) : []),
  ...(params ? ([404] as const) : []),
  ...(method !== 'GET' ? ([409] as const) : []),
  ...(ifMatch ? ([412, 428] as const) : []),
  ...(body ? ([413, 415, 429] as const) : []),
  422,
]

/** Every answer of an endpoint, as its row says. A change may answer 200, 201 or 202. */
export const responsesOf = (spec: EndpointSpec): Readonly<Record<string, Reply>> => ({
  [spec.method === 'GET' ? '200' : '2XX']: successOf(spec),
  ...Object.fromEntries(refusalsOf(spec).map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status][0]}` }])),
  default: { $ref: '#/components/responses/Fault' },
})
