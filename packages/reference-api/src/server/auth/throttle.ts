import { eq, sql } from 'drizzle-orm'
import type { SettingValues } from '../../contract/settings'
import type { Db } from '../db/database'
import { attempts } from '../db/schema'
import { tooMany } from '../failure'

/** How one kind of attempt is slowed down. */
export interface ThrottleRule {
  /** Attempts, at least one, before the one that starts the first wait. */
  readonly free: number
  /** Seconds after which the count starts again. */
  readonly windowSeconds: number
  /** First wait, seconds; each further one is twice as long. 1 unless said. */
  readonly firstWaitSeconds?: number
  /** Longest wait, seconds (P13). */
  readonly maxWaitSeconds: number
}

/**
 * Wrong passwords on one account, from anywhere, as Site Settings > Security says: so many are free, then each wait is twice the last, up to
 * the minutes of a lock.
 */
export function accountRule({
  loginAttempts,
  lockMinutes,
}: Pick<SettingValues['security'], 'loginAttempts' | 'lockMinutes'>): ThrottleRule {
  const maxWaitSeconds = lockMinutes * 60
  return { free: loginAttempts - 1, windowSeconds: Math.max(3600, maxWaitSeconds), maxWaitSeconds }
}
/** Wrong passwords from one address, on any account. */
export const SOURCE_RULE: ThrottleRule = { free: 20, windowSeconds: 900, maxWaitSeconds: 900 }
/** Wrong two-step codes and re-typed passwords of one admin. */
export const PROOF_RULE: ThrottleRule = { free: 5, windowSeconds: 3600, maxWaitSeconds: 900 }
/** Forgotten-password requests from one address; mails to one account are counted apart. */
export const ASK_RULE: ThrottleRule = { free: 10, windowSeconds: 60, maxWaitSeconds: 60 }

/**
 * Counts an attempt before it is made, in one statement, so that a burst cannot overtake the count. Kept in the database: a restart or a
 * second instance forgets nothing (S07). Throws 429 with the rest of the wait while one is running; refused attempts do not prolong it.
 */
export async function countAttempt(db: Db, key: string, rule: ThrottleRule, now: Date): Promise<void> {
  const fresh = sql`${attempts.windowStart} <= ${new Date(now.getTime() - rule.windowSeconds * 1000).toISOString()}::timestamptz`
  const next = sql`(case when ${fresh} then 1 else ${attempts.failures} + 1 end)`
  const wait = sql`least(${rule.maxWaitSeconds}::double precision, ${rule.firstWaitSeconds ?? 1}::double precision * power(2, least(${next} - ${rule.free + 1}::int, 30)))`
  const until = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`
  const counted = await db
    .insert(attempts)
    .values({ key, failures: 1, windowStart: now, blockedUntil: null, updatedAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        failures: next,
        windowStart: sql`case when ${fresh} then ${now.toISOString()}::timestamptz else ${attempts.windowStart} end`,
        blockedUntil: sql`case when ${next} > ${rule.free}::int then ${until} end`,
        updatedAt: now,
      },
      setWhere: sql`${attempts.blockedUntil} is null or ${attempts.blockedUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ failures: attempts.failures })
  if (counted.length > 0) return
  const [row] = await db.select({ until: attempts.blockedUntil }).from(attempts).where(eq(attempts.key, key))
  throw tooMany(((row?.until?.getTime() ?? now.getTime()) - now.getTime()) / 1000)
}

/** Takes one attempt back: it was a success, and the others of that address are not its fault. A running wait stays. */
export const refundAttempt = async (db: Db, key: string): Promise<void> =>
  void (await db
    .update(attempts)
    .set({ failures: sql`greatest(${attempts.failures} - 1, 0)` })
    .where(eq(attempts.key, key)))

/** Forgets the attempts after a success. */
export const clearAttempts = async (db: Db, key: string): Promise<void> => void (await db.delete(attempts).where(eq(attempts.key, key)))

/** One key for every spelling that reaches the same mailbox: letter case, dots, plus-tags and look-alike dots count as one (S07). */
export function accountKey(email: string): string {
  const [local = '', domain = ''] = email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[。．｡]/g, '.')
    .split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace(/\.$/, '')}`
}
