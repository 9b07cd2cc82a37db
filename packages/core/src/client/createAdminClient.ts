import { proxy, snapshot } from 'valtio/vanilla'
import { NO_BODY_MESSAGE, SESSION_PATHS } from '../contract'
import { geolocate } from '../geo/geolocate'
import { type ApiResult, isObject, noBody } from '../http/apiResult'
import { createHttp } from '../http/createHttp'
import { createRealtime } from '../realtime/createRealtime'
import { socketIoRealtime } from '../realtime/socketIoRealtime'
import { createSession } from '../session/createSession'
import { emptySession } from '../session/sessionState'
import { browserTokenStore } from '../session/tokenStore'
import { createShell, initialShell } from '../shell/createShell'
import { createToasts } from '../toast/createToasts'
import { emptyToasts } from '../toast/toastState'
import type { AdminClient, AdminClientOptions } from './AdminClient'
import { type AdminState, TOPICS, type Topics } from './AdminContext'

type Body = Record<string, unknown>

/** The token of a login answer, in `result` or beside it; undefined when there is none, as on the way to the code step. */
const tokenOf = (body: Body): unknown => (isObject(body['result']) ? body['result']['token'] : undefined) ?? body['token']

/** SPEC §8: a reset that fails says so in its body. */
function asFailedReset(result: ApiResult<Body>): ApiResult<Body> {
  if (result.ok) return result
  const { message = NO_BODY_MESSAGE, errors = [] } = result.body
  return { ...result, body: { status: 'failed', message, errors } }
}

/** Makes a client. Silent: storage, sockets, timers and calls wait for `start`. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { apiUrl, menu, tokenStore = browserTokenStore(), connectRealtime = socketIoRealtime(apiUrl), geoUrl, configureAxios } = options
  const state = proxy<AdminState>({
    session: emptySession('restoring'),
    realtime: { status: 'off' },
    toast: emptyToasts(),
    shell: initialShell(),
  })
  const session = createSession({
    state: state.session,
    store: tokenStore,
    fetchDetail: (signal) => http.get(SESSION_PATHS.adminDetail, { signal }),
  })
  const http = createHttp({ apiUrl, session, configure: configureAxios })
  const toasts = createToasts(state.toast)
  const shell = createShell(state.shell)
  const realtime = createRealtime({ state: state.realtime, sessionState: state.session, session, connect: connectRealtime })

  // Nothing that one admin saw is left for the next.
  session.onSignedOut(() => {
    toasts.log.clear()
    shell.dateFilter.clear()
  })

  let starts = 0
  let stop = (): void => undefined

  function start(): () => void {
    starts += 1
    if (starts === 1) {
      const stops = [session.start(), toasts.start()]
      stop = () => {
        for (const undo of stops) undo()
      }
    }
    let started = true
    return () => {
      if (!started) return
      started = false
      starts -= 1
      if (starts === 0) stop()
    }
  }

  /** As a guest: a wrong password's 401 ends no session. */
  async function enter(path: string, payload: Body): Promise<ApiResult<Body>> {
    const result = await http.post<Body>(path, payload, { guest: true })
    const token = result.ok ? tokenOf(result.body) : undefined
    // A token that cannot be read begins no session, so the answer is no success.
    return token === undefined || (typeof token === 'string' && session.begin(token)) ? result : noBody(result.status)
  }

  function signOut(): void {
    const token = session.end('user')
    if (token !== null)
      void http
        .ready()
        .then((axios) => axios.post(SESSION_PATHS.logout, undefined, farewell(token)))
        .catch(() => undefined)
  }

  const client: AdminClient & { [TOPICS]: Topics } = {
    menu,
    http,
    toast: toasts.verbs,
    start,
    warm: () =>
      http.ready().then(
        () => undefined,
        () => undefined,
      ),
    signIn: (credentials) => enter(SESSION_PATHS.login, credentials),
    register: (payload) => enter(SESSION_PATHS.register, payload),
    signOut,
    forgotPassword: (payload) => http.post(SESSION_PATHS.forgotPassword, payload, { guest: true }),
    resetPassword: async (payload) => asFailedReset(await http.post<Body>(SESSION_PATHS.resetPassword, payload, { guest: true })),
    twoFactor: {
      get: () => http.get(SESSION_PATHS.twoFactor),
      put: (payload) => http.put(SESSION_PATHS.twoFactor, payload),
      patch: (payload) => http.patch(SESSION_PATHS.twoFactor, payload),
    },
    geolocate: () => geolocate(geoUrl),
    getSession: () => snapshot(state.session),
    onSignedOut: session.onSignedOut,
    get [TOPICS]() {
      return topics
    },
  }
  const topics: Topics = { client, state, session, realtime, toasts, shell }
  return client
}

/** The session has ended here already, so its token goes along by hand. */
const farewell = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
