import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { EndpointSpec, ListSpec } from '../../contract/endpoint'
import { DEFAULT_LIMIT, MAX_LIMIT, SEARCH_MAX } from '../../contract/list'
import { FILTER_OPS, MAX_PAGE, MAX_SORTS } from '../list/parseListQuery'

/** JSON Schema as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>

/** One parameter of an operation, or a reference to a shared one. */
export type Parameter =
  | { readonly $ref: string }
  | {
      readonly name: string
      readonly in: 'path' | 'query' | 'header'
      readonly required: boolean
      readonly description?: string
      readonly schema: Schema
    }

/** What a caller sends for a valibot schema: rules up to its first transformation; a check that JSON Schema cannot say is left out. */
export function schemaOf(source: GenericSchema): Schema {
  const { $schema: _, ...schema } = toJsonSchema(source, { typeMode: 'input', target: 'draft-2020-12', errorMode: 'ignore' })
  return schema as Schema
}

const query = (name: string, schema: Schema, description: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
})

/** Parameters that many operations share. */
export const SHARED_PARAMETERS: Readonly<Record<string, Parameter>> = {
  Page: query('page', { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 }, 'Page of the list, from 1.'),
  Limit: query('limit', { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }, 'Rows of a page.'),
  Search: query('q', { type: 'string', maxLength: SEARCH_MAX }, 'Words to search for.'),
  From: query('from', { type: 'string', format: 'date' }, 'First day, in the time zone of the admin.'),
  To: query('to', { type: 'string', format: 'date' }, 'Last day, in the time zone of the admin.'),
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'Version of the record that was read: 428 without, 412 when somebody has changed it since.',
    schema: { type: 'string', pattern: '^"?\\d{1,9}"?$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Any text of the caller; a repeat with the same body within 24 hours answers the same and changes nothing.',
    schema: { type: 'string' },
  },
}

const shared = (name: keyof typeof SHARED_PARAMETERS): Parameter => ({ $ref: `#/components/parameters/${name}` })

function sortOf({ sort, defaultSort }: ListSpec): Parameter {
  const part = `(${sort.join('|')})(:(asc|desc))?`
  return query(
    'sort',
    { type: 'string', pattern: `^${part}(,${part}){0,${MAX_SORTS - 1}}$`, default: defaultSort },
    `Fields with direction, at most ${MAX_SORTS}: ${sort.join(', ')}.`,
  )
}

function filtersOf({ filters }: ListSpec): readonly Parameter[] {
  return Object.entries(filters).map(([field, { kind, values }]) => {
    const operators = FILTER_OPS[kind]
    const words = `${kind}: an operator, a colon and a value; operators ${operators.join(', ')}${values ? `; values ${values.join(', ')}` : ''}.`
    return query(`f.${field}`, { type: 'string', pattern: `^(${operators.join('|')})(:|$)` }, words)
  })
}

const listParameters = (list: ListSpec): readonly Parameter[] => [
  shared('Page'),
  shared('Limit'),
  ...(list.sort.length > 0 ? [sortOf(list)] : []),
  ...(list.search.length > 0 ? [shared('Search')] : []),
  ...(list.day === undefined ? [] : [shared('From'), shared('To')]),
  ...filtersOf(list),
]

/** One parameter for each property of an object schema. */
function spread(source: GenericSchema, place: 'path' | 'query'): readonly Parameter[] {
  const { properties = {}, required = [] } = schemaOf(source) as { properties?: Record<string, Schema>; required?: readonly string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

/** Path, query and headers of an endpoint, as its row says. */
export const parametersOf = ({ params, query: flat, list, ifMatch, idempotent }: EndpointSpec): readonly Parameter[] => [
  ...(params ? spread(params, 'path') : []),
  ...(flat ? spread(flat, 'query') : []),
  ...(list ? listParameters(list) : []),
  ...(ifMatch ? [shared('IfMatch')] : []),
  ...(idempotent ? [shared('IdempotencyKey')] : []),
]
