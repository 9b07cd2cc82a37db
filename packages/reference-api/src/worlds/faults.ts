import { denied, Failure, notFound, tooMany, unauthorized } from '../server/failure'
import { answerFailure } from '../server/http/answer'

/** How one call of a world goes wrong. A fault may delay, fail or cut a call; it cannot invent a body. */
export interface Fault {
  /** Method and path, as `GET /adminapi/users`; `:id` stands for any segment. */
  readonly on: string
  readonly status?: number
  readonly body?: 'none' | 'html'
  readonly hang?: true
  readonly offline?: true
  readonly delayMs?: number
  /** How many answers it spoils; all of them when left out. */
  readonly times?: number
}

const WORDS: Readonly<Record<number, () => Failure>> = {
  401: () => unauthorized('You were signed out.', 'ended'),
  403: () => denied('Users List'),
  404: () => notFound(),
  429: () => tooMany(30),
  503: () => new Failure(503, 'The database is not available. Nothing was saved.', { code: 'busy', retryAfter: 5 }),
}

/** The body that the server itself sends with the status, or none, or the page of a proxy in between. */
function spoiled(status: number, body: Fault['body']): Response {
  if (body === 'none') return new Response(null, { status })
  if (body === 'html')
    return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    })
  const failure = WORDS[status]?.()
  if (failure) return answerFailure(failure)
  const result = { success: false, message: 'Something went wrong. Reference id-0', result: { requestId: 'id-0' } }
  return Response.json(result, { status })
}

function matches(on: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ''] = on.split(' ')
  const wanted = wantedPath.split('/')
  const segments = path.split('/')
  return (
    wantedMethod === method &&
    wanted.length === segments.length &&
    wanted.every((part, at) => part.startsWith(':') || part === segments[at])
  )
}

/** The faults of one world. `closed` settles when the world closes, so that a hanging call ends with it. */
export function createFaults(closed: Promise<unknown>) {
  let active: { readonly fault: Fault; left: number }[] = []

  return {
    set(faults: readonly Fault[]): void {
      active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },

    /** Runs the call through the first fault that fits. A fault is used up when it answers, not when it is asked. */
    async through(request: Request, path: string, answer: () => Promise<Response>): Promise<Response> {
      const entry = active.find(({ fault, left }) => left > 0 && matches(fault.on, request.method, path))
      if (!entry) return await answer()
      const { status, body, hang, offline, delayMs = 0 } = entry.fault
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, delayMs))])
      if (hang) await closed
      if (request.signal.aborted) return Response.error()
      entry.left--
      if (hang || offline) return Response.error()
      return status === undefined ? await answer() : spoiled(status, body)
    },
  }
}
