import { parse } from 'valibot'
import type { EndpointSpec } from '../contract/endpoint'
import { assertAccess, mayDo } from './access'
import { holdSession, readSession, touchSession } from './auth/readSession'
import { type Actor, type Call, type Client, type Handler, isUntransacted, Reply } from './call'
import { Failure } from './failure'
import { type Answer, answerResult } from './http/answer'
import { parseCall } from './http/parseCall'
import { once } from './idempotency'
import { assertOpen } from './maintenance'
import type { App } from './ports'

/** One request, matched to its row. */
export interface Matched {
  readonly name: string
  readonly spec: EndpointSpec
  readonly handler: Handler<EndpointSpec>
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly client: Client
  readonly requestId: string
}

/** Calls that an admin who must change his password may still make. */
const OPEN_BEFORE_PASSWORD_CHANGE = ['getAdminDetail', 'changePassword', 'logout', 'getSessionClock', 'staySignedIn']

function bearer(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null || header === '' ? null : header.replace(/^Bearer /i, '')
}

/** The answer as the contract names it: fields that the row does not list never leave (S19). Plain data, so that it can be kept. */
function shaped(spec: EndpointSpec, answer: unknown): Answer | Response {
  if (answer instanceof Response) return answer
  const { result, more } = answer instanceof Reply ? answer : new Reply(answer, {})
  return { ...more, result: spec.result ? parse(spec.result, result) : undefined }
}

/** A failing mail or hub changes no answer: the change is committed. */
async function runEffects(log: App['log'], requestId: string, effects: readonly (() => void | Promise<void>)[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      log.error('effect.failed', { requestId, name: error instanceof Error ? error.name : typeof error })
    }
  }
}

/**
 * session → rights → input → handler → answer. A mutation runs in one transaction that first re-checks the session (S16) and then the
 * Idempotency-Key; what it asked for with `after` runs once the commit is acknowledged.
 */
export async function runEndpoint(app: App, { name, spec, handler, request, params, client, requestId }: Matched): Promise<Response> {
  const now = app.now()
  const token = bearer(request)
  const found = spec.requires === 'guest' ? null : await readSession(app, token, now)
  assertAccess(spec.requires, found?.actor ?? null)
  if (found?.mustChangePassword && !OPEN_BEFORE_PASSWORD_CHANGE.includes(name))
    throw new Failure(403, 'Choose a new password first.', { code: 'forbidden', result: { permission: 'changePassword' } })
  if (found) assertOpen(name, spec, found.actor.role, found.maintenance, now)
  const input = await parseCall(spec, request, params, now)
  if (found && name !== 'getSessionClock') await touchSession(app.db, found.actor.sessionId, now)

  const effects: (() => void | Promise<void>)[] = []
  const callOf = (db: App['db'], actor: Actor | null) =>
    ({
      ...input,
      app,
      db,
      now,
      requestId,
      client,
      spec,
      actor,
      token,
      page: typeof spec.requires === 'object' ? spec.requires.page : null,
      may: (page: string, action?: string) => actor !== null && mayDo(actor, page, action),
      after: (effect: () => void | Promise<void>) => void effects.push(effect),
      transaction: (run: (call: Call) => Promise<unknown>) => inTransaction(run),
    }) as unknown as Call

  const key = spec.idempotent ? request.headers.get('idempotency-key') : null
  const route = `${spec.method} ${new URL(request.url).pathname}`
  const inTransaction = async <T>(run: (call: Call) => Promise<T>): Promise<T> => {
    const pending = effects.length
    try {
      return await app.db.transaction(async (tx) => {
        const actor = found ? await holdSession(tx, app, found.actor.sessionId, now) : null
        if (found) assertAccess(spec.requires, actor)
        const call = callOf(tx, actor)
        return key === null ? await run(call) : await once(call, { key, route, body: input.body ?? null }, () => run(call))
      })
    } catch (error) {
      effects.length = pending
      throw error
    }
  }

  try {
    const work = async (call: Call) => shaped(spec, await handler(call))
    const direct = spec.method === 'GET' || isUntransacted(handler)
    const outcome = direct ? await work(callOf(app.db, found?.actor ?? null)) : await inTransaction(work)
    return outcome instanceof Response ? outcome : answerResult(outcome)
  } finally {
    await runEffects(app.log, requestId, effects)
  }
}
