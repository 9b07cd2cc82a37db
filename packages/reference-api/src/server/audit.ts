import { asc, desc, gt, sql } from 'drizzle-orm'
import { hmacHex, sameText, sha256Hex } from './auth/digest'
import type { Context } from './call'
import type { Db } from './db/database'
import { auditCheckpoints, auditLog } from './db/schema'
import type { KeyRing } from './ports'

/** Rows between two signed checkpoints, at most; also signed when the last one is older than 10 s (P34). */
const CHECKPOINT_ROWS = 100
const CHECKPOINT_MS = 10_000
const GENESIS = '0'.repeat(64)

/** Columns that never reach the log, whatever a handler passes. */
const SECRET_FIELDS = /password|secret|token|hash|seed|^search$/i

/** What one mutation did. `before`/`after` may be whole rows: only what differs is kept, secrets never. */
export interface AuditEntry {
  /** Verb with its subject: `user.freeze`. */
  readonly action: string
  readonly target: { readonly type: string; readonly id: string | number | null; readonly label?: string | undefined }
  readonly before?: Readonly<Record<string, unknown>> | undefined
  readonly after?: Readonly<Record<string, unknown>> | undefined
  readonly reason?: string | undefined
  /** Who did it when nobody did, e.g. a schedule; `Guest` unless said. */
  readonly by?: string
  /** `done` unless said otherwise. */
  readonly result?: 'done' | 'refused' | 'failed'
}

type Row = typeof auditLog.$inferInsert

/** Stable text of a value: keys sorted at every depth, so jsonb's own order does not change a hash. */
export function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

const hashOf = ({ hash: _, ...row }: Row) => sha256Hex(canonical(row))

/** The fields that differ, as plain JSON, without secrets, versions and stamps of time. */
function difference(before: AuditEntry['before'], after: AuditEntry['after']) {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const was: Record<string, unknown> = {}
  const is: Record<string, unknown> = {}
  for (const key of keys) {
    if (SECRET_FIELDS.test(key) || key === 'version' || key === 'updatedAt') continue
    if (before && after && canonical(before[key]) === canonical(after[key])) continue
    if (before) was[key] = before[key] ?? null
    if (after) is[key] = after[key] ?? null
  }
  const plain = (fields: Record<string, unknown>) => JSON.parse(canonical(fields)) as Record<string, unknown>
  return { before: before ? plain(was) : null, after: after ? plain(is) : null }
}

const signed = (seq: number, hash: string) => `audit ${seq} ${hash}`

/** The end of the chain; the lock keeps it until the commit, so rows stand in one order without gaps. */
async function lockHead(db: Db) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('audit:' || current_schema()))`)
  const [head] = await db.select({ seq: auditLog.seq, hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  return head ?? { seq: 0, hash: GENESIS }
}

async function signWhenDue(db: Db, ring: KeyRing, head: { seq: number; hash: string }, now: Date): Promise<void> {
  const [last] = await db.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.seq)).limit(1)
  const due = !last || head.seq - last.seq >= CHECKPOINT_ROWS || now.getTime() - last.at.getTime() >= CHECKPOINT_MS
  if (!due || head.seq <= (last?.seq ?? 0)) return
  const signature = await hmacHex(ring.keys[ring.current] ?? '', signed(head.seq, head.hash))
  await db.insert(auditCheckpoints).values({ ...head, at: now, keyId: ring.current, signature })
}

/** Signs the end of the chain when 10 s lie behind the last signature: a server calls it on a timer, for the rows after which nothing happens. */
export const signAuditHead = (db: Db, ring: KeyRing, now: Date) =>
  db.transaction(async (tx) => await signWhenDue(tx, ring, await lockHead(tx), now))

/** Appends one row to the chain, in the transaction of the change. */
export async function audit({ app, db, now, actor, client, page, requestId }: Context, entry: AuditEntry): Promise<void> {
  const head = await lockHead(db)
  const row = {
    seq: head.seq + 1,
    id: app.newId(),
    at: now,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? entry.by ?? 'Guest',
    sessionId: actor?.sessionId ?? null,
    action: entry.action,
    page,
    targetType: entry.target.type,
    targetId: entry.target.id === null ? null : String(entry.target.id),
    targetLabel: entry.target.label ?? null,
    ...difference(entry.before, entry.after),
    reason: entry.reason ?? null,
    result: entry.result ?? ('done' as const),
    requestId,
    ip: client.ip,
    agent: client.userAgent,
    prevHash: head.hash,
    hash: '',
  }
  const hash = await hashOf(row)
  await db.insert(auditLog).values({ ...row, hash })
  await signWhenDue(db, app.ring, { seq: row.seq, hash }, now)
}

/** What the check of the chain found. `brokenAt` is the first row that does not fit. */
export interface AuditCheck {
  readonly ok: boolean
  readonly rows: number
  readonly checkpoints: number
  readonly brokenAt: number | null
  readonly problem: string | null
}

const BATCH = 1000

/** Walks the whole chain: every hash, every link, no gap, every signature, and the end where the head and the last checkpoint say it is. */
export async function checkAudit(db: Db, ring: KeyRing): Promise<AuditCheck> {
  const checkpoints = await db.select().from(auditCheckpoints).orderBy(asc(auditCheckpoints.seq))
  const bySeq = new Map(checkpoints.map((point) => [point.seq, point]))
  let last = { seq: 0, hash: GENESIS }
  const broken = (brokenAt: number, problem: string): AuditCheck => ({
    ok: false,
    rows: last.seq,
    checkpoints: checkpoints.length,
    brokenAt,
    problem,
  })
  for (let batch = [last] as Row[]; batch.length > 0; ) {
    batch = await db.select().from(auditLog).where(gt(auditLog.seq, last.seq)).orderBy(asc(auditLog.seq)).limit(BATCH)
    for (const row of batch) {
      if (row.seq !== last.seq + 1) return broken(last.seq + 1, 'A row is missing.')
      if (row.prevHash !== last.hash) return broken(row.seq, 'The row does not follow the one before it.')
      if (row.hash !== (await hashOf(row))) return broken(row.seq, 'The row was changed.')
      const point = bySeq.get(row.seq)
      if (point && point.hash !== row.hash) return broken(row.seq, 'The row differs from its signed checkpoint.')
      last = { seq: row.seq, hash: row.hash }
    }
  }
  for (const point of checkpoints) {
    const key = ring.keys[point.keyId]
    const expected = key === undefined ? '' : await hmacHex(key, signed(point.seq, point.hash))
    if (!sameText(expected, point.signature)) return broken(point.seq, 'The signature of a checkpoint is wrong.')
    if (point.seq > last.seq) return broken(last.seq + 1, 'Rows at the end were removed.')
  }
  return { ok: true, rows: last.seq, checkpoints: checkpoints.length, brokenAt: null, problem: null }
}
