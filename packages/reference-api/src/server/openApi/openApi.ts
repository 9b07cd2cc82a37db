import type { EndpointSpec } from '../../contract/endpoint'
import { type Parameter, parametersOf, type Schema, SHARED_PARAMETERS, schemaOf } from './parameters'
import { type Reply, responsesOf, SHARED_RESPONSES, SHARED_SCHEMAS } from './responses'

/** One call, as the document describes it. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly [string]
  /** Empty for calls that anybody may make. */
  readonly security?: readonly []
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<Record<string, Reply>>
  /** Who may call, as the row of the contract says. */
  readonly 'x-permission': EndpointSpec['requires']
  /** The specification's section, or `ours`. */
  readonly 'x-source': string
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly security: readonly [{ readonly session: readonly [] }]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Schema>>
    readonly parameters: typeof SHARED_PARAMETERS
    readonly schemas: typeof SHARED_SCHEMAS
    readonly responses: typeof SHARED_RESPONSES
  }
}

/** Version of the contract, not of the release: which build runs is nobody's business here (S50). */
const CONTRACT_VERSION = '1'
const DESCRIPTION =
  'Every call of the back-office. Answers stand in an envelope: `success`, and `result`, or `message` and `errors`. ' +
  'Pages and actions in `x-permission` are those of the restriction list; a superadmin may call everything.'

function tagOf(requires: EndpointSpec['requires']): string {
  if (requires === 'guest') return 'Anybody'
  if (requires === 'session') return 'Any signed-in admin'
  return requires === 'superadmin' ? 'Superadmin' : requires.page
}

const operationOf = (name: string, spec: EndpointSpec): Operation => ({
  operationId: name,
  summary: spec.summary,
  tags: [tagOf(spec.requires)],
  ...(spec.requires === 'guest' && { security: [] as const }),
  parameters: parametersOf(spec),
  ...(spec.body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.body) } } } as const }),
  responses: responsesOf(spec),
  'x-permission': spec.requires,
  'x-source': spec.source,
})

/** `/users/:id` as OpenAPI writes it: `/users/{id}`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** The whole contract as an OpenAPI 3.1 document, made of nothing but the endpoint table. */
export function openApi(endpoints: Readonly<Record<string, EndpointSpec>>): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  const tags = new Set<string>()
  for (const [name, spec] of Object.entries(endpoints)) {
    const path = templateOf(spec.path)
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(name, spec) }
    tags.add(tagOf(spec.requires))
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Quarterdeck', version: CONTRACT_VERSION, description: DESCRIPTION },
    security: [{ session: [] }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of POST /adminapi/login.' },
      },
      parameters: SHARED_PARAMETERS,
      schemas: SHARED_SCHEMAS,
      responses: SHARED_RESPONSES,
    },
  }
}
