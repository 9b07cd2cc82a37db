import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { EndpointSpec, ListSpec } from '../contract/endpoint'
import type { endpoints } from '../contract/endpoints'
import type { PageAction, PageName } from '../contract/permissions'
import type { Restriction } from '../contract/restriction'
import type { Db } from './db/database'
import type { ListQuery } from './list/parseListQuery'
import type { App } from './ports'

/** The endpoint table of the contract. */
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints & string

/** Who calls, as the database says now: the token is only a reference. */
export interface Actor {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  /** Own list, or that of the role; empty for a superadmin, who needs none. */
  readonly restriction: readonly Restriction[]
  readonly timeZone: string
  readonly sessionId: string
}

/** Where a call came from. */
export interface Client {
  readonly ip: string
  readonly userAgent: string | null
}

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : Record<never, string>

type OutputOf<Spec, Part extends string, Fallback> = Spec extends { readonly [K in Part]: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : Fallback

/** What a handler answers: `result` of the envelope. `undefined` when the row names no result. */
export type ResultOf<Spec> = Spec extends { readonly streams: string }
  ? Response
  : Spec extends { readonly result: infer Schema extends GenericSchema }
    ? InferInput<Schema>
    : undefined

/** A result with words for the person, or another status than 200. Make it with `reply`. */
export class Reply<Result> {
  constructor(
    readonly result: Result,
    readonly more: { readonly message?: string; readonly status?: 200 | 201 | 202; readonly headers?: Readonly<Record<string, string>> },
  ) {}
}

/** `return reply(user, { message: 'User frozen.' })` */
export const reply = <Result>(result: Result, more: Reply<Result>['more']) => new Reply(result, more)

/** What every part below the pipeline needs, whichever endpoint it serves. */
export interface Context {
  readonly app: App
  /** In a mutation this is the transaction: use nothing else inside (a second connection would wait for ever on PGlite). */
  readonly db: Db
  /** One moment for the whole call. */
  readonly now: Date
  readonly requestId: string
  readonly client: Client
  /** `null` for guests. */
  readonly actor: Actor | null
  /** Page whose right the endpoint wants; goes into the audit row. */
  readonly page: PageName | null
  /** Version from `If-Match`, when the row wants one. */
  readonly version: number | null
  /** Runs after the commit, in order; a failure is logged and changes no answer. For the hub and mails. */
  after(effect: () => void | Promise<void>): void
}

/** What a handler gets: input parsed by its row, and the context. */
export interface Call<Spec extends EndpointSpec = EndpointSpec> extends Context {
  readonly spec: Spec
  readonly params: OutputOf<Spec, 'params', PathParams<Spec['path']>>
  readonly query: OutputOf<Spec, 'query', undefined>
  readonly body: OutputOf<Spec, 'body', undefined>
  /** Present when the row has a `list`. */
  readonly list: Spec extends { readonly list: ListSpec } ? ListQuery : undefined
  readonly actor: Spec['requires'] extends 'guest' ? Actor | null : Actor
  /** Whether the caller may do the action; a superadmin may do everything. For fields that depend on a right, e.g. `pii.view`. */
  may<Page extends PageName>(page: Page, action?: PageAction<Page>): boolean
  /** Authorization header of the call, without `Bearer `. Only sign-in looks at it. */
  readonly token: string | null
  /**
   * Opens the transaction of a handler made with `untransacted`. Re-checks the session and honours the Idempotency-Key inside.
   * Every other mutation already runs in one. With a key, what `run` returns is kept and given again, so it must be plain data.
   */
  transaction<T>(run: (call: Call<Spec>) => Promise<T>): Promise<T>
}

/** One endpoint's work: rule → query → body. Parsing, rights, transaction and errors are the pipeline's. */
export type Handler<Spec extends EndpointSpec> = (call: Call<Spec>) => Promise<ResultOf<Spec> | Reply<ResultOf<Spec>>>

const UNTRANSACTED = new WeakSet<object>()

/** For a mutation that hashes or waits: it opens its transaction itself with `call.transaction`, after the slow part. */
export function untransacted<Spec extends EndpointSpec>(handler: Handler<Spec>): Handler<Spec> {
  UNTRANSACTED.add(handler)
  return handler
}

export const isUntransacted = (handler: object) => UNTRANSACTED.has(handler)

/** Handlers by endpoint key; each is typed by its row. */
export type Handlers = { readonly [Key in EndpointKey]?: Handler<Endpoints[Key]> }
