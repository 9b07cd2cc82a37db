import { queuedHasher } from './auth/hashQueue'
import type { Db } from './db/database'

/** Turns passwords into strings that can be kept. argon2id in Node, one SHA-256 in story worlds. */
export interface Hasher {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
  /** The stored string was made with weaker parameters than today's; hash again at the next sign-in. */
  outdated(stored: string): boolean
}

/** The realtime link as the API sees it. Both calls are the fast path only: the sessions table is the truth. */
export interface Hub {
  /** Tells the admin's pages to sign out, then cuts their sockets. Without `sessionIds` all of them. */
  forceLogout(adminId: string, sessionIds?: readonly string[]): void | Promise<void>
  /** Tells the admin's pages to load role and restriction again. */
  accessChanged(adminId: string): void | Promise<void>
}

/** One line of JSON a call. Fields never hold a secret. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

/** A letter that leaves. The outbox row is written in the transaction of the change; sending comes after the commit. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** A mail server as Site Settings > Mail names it. `fromName` may be empty. */
export interface MailServer {
  readonly host: string
  readonly port: number
  readonly tls: 'none' | 'starttls' | 'tls'
  /** Empty signs in as nobody. */
  readonly user: string
  readonly password: string | null
  readonly fromName: string
  readonly fromEmail: string
}

/** Speaks to mail servers that Site Settings name. Absent where nothing can, e.g. in a page. Both throw when the server refuses. */
export interface Smtp {
  /** Connects and signs in. */
  verify(server: MailServer): Promise<void>
  send(server: MailServer, mail: Mail): Promise<void>
}

/** Sends one mail or throws. Absent: letters stay in the outbox, where a superadmin reads them. */
export type SendMail = (mail: Mail) => Promise<void>

/**
 * Keys that sign tokens and audit checkpoints and encrypt two-step secrets. `current` signs; every listed key still verifies.
 * Replace `current` to rotate, drop an entry to retire it; the object is read on every call, so no restart is needed.
 */
export interface KeyRing {
  current: string
  keys: Record<string, string>
}

/** Settings of an instance. Times are seconds. */
export interface ApiConfig {
  /** Origin of the pages, used in mailed links; never taken from a request (P18). */
  readonly publicUrl: string
  /** Origins that may call from another origin, exactly as browsers send them. */
  readonly corsOrigins: readonly string[]
  /** CIDR blocks of proxies whose X-Forwarded-For is believed (P14). */
  readonly trustedProxies: readonly string[]
  /** Seconds without a call before a session ends (P20). */
  readonly idleSeconds: number
  /** Seconds after sign-in before a session ends, whatever happens (P20). */
  readonly absoluteSeconds: number
  /** Oldest session ends when one more begins. */
  readonly maxSessions: number
  /** Seconds a reset link lives (P17). */
  readonly resetSeconds: number
  /** Password checks running at once; four times as many may wait (S04). */
  readonly hashSlots: number
  /** Token for GET /metrics; without one the path does not exist. */
  readonly metricsToken: string | null
  /** Name of the release; an open page compares it with its own. */
  readonly build: string
}

export const DEFAULT_CONFIG: ApiConfig = {
  publicUrl: 'http://127.0.0.1:4000',
  corsOrigins: [],
  trustedProxies: [],
  idleSeconds: 15 * 60,
  absoluteSeconds: 8 * 3600,
  maxSessions: 10,
  resetSeconds: 600,
  hashSlots: 4,
  metricsToken: null,
  build: 'dev',
}

/** Everything an API instance needs from outside; nothing is read from the environment or the clock behind its back. */
export interface ApiOptions {
  readonly db: Db
  /** The clock: every time that is written or compared comes from here. */
  now(): Date
  /** One secret, or a ring of them for rotation. At least 8 characters each; Node makes 32 random bytes. */
  readonly secret: string | KeyRing
  readonly hub: Hub
  readonly hasher: Hasher
  /** Ids of new rows and requests. */
  newId(): string
  /** Counts while Site Settings name no mail server. */
  readonly mail?: SendMail
  readonly smtp?: Smtp
  readonly log: Log
  readonly config?: Partial<ApiConfig>
}

/** The options with defaults filled in; handlers see it as `call.app`. */
export interface App extends Omit<ApiOptions, 'secret' | 'config' | 'mail' | 'smtp'> {
  readonly ring: KeyRing
  readonly config: ApiConfig
  readonly mail: SendMail | null
  readonly smtp: Smtp | null
  /** Work that no answer waits for: mails, and what must not show in an answer's time. Awaited when the server stops. */
  background(work: Promise<unknown>): void
  /** Resolves when the background work so far is done. */
  settled(): Promise<void>
}

const MIN_SECRET_LENGTH = 8

/** Fills the defaults in. Throws on a missing or short secret: no instance runs without a key (S42). */
export function appOf({ secret, config, mail, smtp, ...ports }: ApiOptions): App {
  const ring = typeof secret === 'string' ? { current: 'k1', keys: { k1: secret } } : secret
  for (const [id, key] of Object.entries(ring.keys))
    if (key.length < MIN_SECRET_LENGTH) throw new Error(`The signing key "${id}" is shorter than ${MIN_SECRET_LENGTH} characters.`)
  if (ring.keys[ring.current] === undefined) throw new Error(`The current signing key "${ring.current}" is not among the keys.`)
  const pending = new Set<Promise<unknown>>()
  const background = (work: Promise<unknown>) => {
    const done: Promise<unknown> = work
      .catch((error: unknown) => ports.log.error('background.failed', { name: error instanceof Error ? error.name : typeof error }))
      .finally(() => pending.delete(done))
    pending.add(done)
  }
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending)
  }
  const hasher = queuedHasher(ports.hasher, { ...DEFAULT_CONFIG, ...config }.hashSlots)
  return { ...ports, hasher, background, settled, ring, config: { ...DEFAULT_CONFIG, ...config }, mail: mail ?? null, smtp: smtp ?? null }
}
