import type { GenericSchema } from 'valibot'
import type { PageAction, PageName } from './permissions'

/**
 * Who may call: anybody, any signed-in admin, or an admin who may open the page (and, when named, do the action there).
 * A role of exactly `superadmin` may call everything (SPEC §6). One middleware enforces it; handlers never repeat it.
 */
export type Requires = 'guest' | 'session' | 'superadmin' | { [P in PageName]: { page: P; action?: PageAction<P> } }[PageName]

/** How a list field may be filtered: decides its operators, its parser and the column comparison. */
export type FilterKind = 'text' | 'id' | 'enum' | 'boolean' | 'integer' | 'amount' | 'time' | 'day' | 'tags'

/** What a list endpoint lets a caller sort, filter and search (PRODUCT §0 "List state"). Both the server's parser and the app's filter builder read it. */
export interface ListSpec {
  /** Fields that `sort=` accepts. */
  readonly sort: readonly string[]
  /** Used without `sort=`; an id tie-breaker is always added. */
  readonly defaultSort: string
  /** Fields that `f.<field>=<op>:<value>` accepts. */
  readonly filters: Readonly<Record<string, { readonly kind: FilterKind; readonly values?: readonly string[] }>>
  /** Fields that `q=` looks into; empty when the list has no search. */
  readonly search: readonly string[]
  /** Field that `from`/`to` cut by day. */
  readonly day?: string
}

/** One row of the endpoint table. Everything the docs, the router, the permission matrix and the OpenAPI document need to know. */
export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Hono path, e.g. `/adminapi/users/:id`. */
  readonly path: string
  readonly requires: Requires
  /** `spec §n` for what the owner asked for, `ours` for what he may want to change. */
  readonly source: `spec §${number}` | 'ours'
  /** One sentence for the documents. */
  readonly summary: string
  readonly params?: GenericSchema
  /** Flat query of a non-list endpoint. */
  readonly query?: GenericSchema
  readonly list?: ListSpec
  /** Strict object: an unknown field answers 422. */
  readonly body?: GenericSchema
  /** Bytes of the largest body; 256 kB unless named. */
  readonly bodyBytes?: number
  /** Schema of `result` in the envelope. */
  readonly result?: GenericSchema
  /** Needs `If-Match` with the record's version: 428 without, 412 when stale. */
  readonly ifMatch?: true
  /** Accepts `Idempotency-Key`; a repeat within 24 h answers the same. Every POST that changes something says so. */
  readonly idempotent?: true
  /** Media type of an answer that stands alone, without the JSON envelope. */
  readonly streams?: 'text/csv' | 'image/*' | 'text/html' | 'application/json'
}

/** Keeps literal types, so handlers and callers are typed by the row. */
export const defineEndpoints = <const Table extends Record<string, EndpointSpec>>(table: Table): Table => table
