import { SESSION_PATHS } from '../contract'
import type { ApiResult } from '../http/apiResult'
import type { CallSession } from '../http/createApiAxios'
import { createAccessLoader } from './createAccessLoader'
import { type Identity, parseToken, stripBearer } from './parseToken'
import { emptySession, opaque, type SessionState, type SignedOutEvent, type SignedOutReason } from './sessionState'
import type { TokenStore } from './tokenStore'

export interface SessionOptions {
  state: SessionState
  store: TokenStore
  fetchDetail(signal: AbortSignal): Promise<ApiResult<unknown>>
}

/** The life of one admin's session after another. Never navigates: it changes state and tells listeners. */
export interface SessionControl extends CallSession {
  /** Reads the store and watches for other tabs and the back-forward cache; returns the undo. */
  start(): () => void
  /** Begins a session with a token fresh from the server; false when it is not one. */
  begin(token: string): boolean
  /** Ends the session at most once; returns the token that was in use. */
  end(reason: SignedOutReason): string | null
  token(): string | null
  reloadAccess(): Promise<void>
  onSignedOut(listener: (event: SignedOutEvent) => void): () => void
}

export function createSession({ state, store, fetchDetail }: SessionOptions): SessionControl {
  let current: (Identity & { controller: AbortController }) | null = null
  let restart: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<(event: SignedOutEvent) => void>()
  const access = createAccessLoader({ state, fetchDetail, onMismatch: () => end('invalid-token') })

  function adopt(identity: Identity): void {
    current?.controller.abort()
    access.cancel()
    current = { ...identity, controller: new AbortController() }
    const { userId, role, restriction } = identity
    const persistent = store.isPersistent?.() ?? true
    Object.assign(state, emptySession('signedOut'), {
      status: 'signedIn',
      isAuth: true,
      userId,
      role,
      restriction: opaque(restriction),
      persistent,
    })
    void access.load()
  }

  function restore(): void {
    const stored = store.read()
    const identity = parseToken(stored)
    if (identity) {
      adopt(identity)
      return
    }
    Object.assign(state, emptySession('signedOut'))
    if (stored === null) return
    store.clear()
    tell('invalid-token')
  }

  function tell(reason: SignedOutReason): void {
    for (const listener of [...listeners]) {
      try {
        listener({ reason })
      } catch (error) {
        console.error(error)
      }
    }
  }

  function leave(reason: SignedOutReason, next: 'signedOut' | 'restoring'): string | null {
    if (!current) return null
    const { token, controller } = current
    current = null
    access.cancel()
    Object.assign(state, emptySession(next))
    controller.abort()
    tell(reason)
    return token
  }

  function end(reason: SignedOutReason): string | null {
    if (current) store.clear()
    return leave(reason, 'signedOut')
  }

  /** Another tab, the developer tools or the back-forward cache may have changed the stored token since it was read. */
  function recheck(): void {
    const stored = store.read()
    if (!current || (stored !== null && stripBearer(stored) === current.token)) return
    const identity = parseToken(stored)
    if (!identity) end(stored === null ? 'elsewhere' : 'invalid-token')
    else if (identity.userId === current.userId) {
      current = { ...identity, controller: current.controller }
      void access.load()
    } else {
      // Somebody else has signed in: this tab forgets its admin, draws nothing, and begins anew.
      leave('elsewhere', 'restoring')
      restart = setTimeout(restore)
    }
  }

  function onStoreChanged(): void {
    if (current) recheck()
    else if (state.status === 'signedOut' && parseToken(store.read())) restore()
  }

  function onPageShow(event: PageTransitionEvent): void {
    if (!event.persisted) return
    onStoreChanged()
    void access.load()
  }

  /** Nobody tells a page what it missed while it had no network: it asks, and a 401 ends the session before anything else is drawn (P04). */
  function onOnline(): void {
    if (current) void access.load()
  }

  return {
    start() {
      if (state.status === 'restoring') restore()
      else {
        onStoreChanged()
        if (state.access === 'idle') void access.load()
      }
      const unsubscribe = store.subscribe?.(onStoreChanged)
      globalThis.addEventListener?.('pageshow', onPageShow)
      globalThis.addEventListener?.('online', onOnline)
      return () => {
        unsubscribe?.()
        globalThis.removeEventListener?.('pageshow', onPageShow)
        globalThis.removeEventListener?.('online', onOnline)
        clearTimeout(restart)
        access.cancel()
      }
    },
    begin(token) {
      const identity = parseToken(token)
      if (!identity) return false
      store.write(identity.token)
      adopt(identity)
      return true
    },
    end,
    token: () => current?.token ?? null,
    reloadAccess: access.load,
    authorize() {
      const asked = current
      recheck()
      // A session that the recheck has ended leaves with its aborted signal, so its call is never sent.
      const session = current ?? asked
      return session && { token: session.token, signal: session.controller.signal }
    },
    answered({ authorization, status, path }) {
      if (status !== 401 && status !== 403 && status !== 431) return
      recheck()
      if (!current || authorization !== `Bearer ${current.token}`) return
      if (status === 401) end(current.expiresAt !== null && current.expiresAt <= Date.now() ? 'expired' : 'unauthorized')
      else if (status === 431) end('invalid-token')
      else if (path !== SESSION_PATHS.adminDetail) void access.load()
    },
    onSignedOut(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
