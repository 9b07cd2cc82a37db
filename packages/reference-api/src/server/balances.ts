import { and, eq } from 'drizzle-orm'
import type { Db } from './db/database'
import { userBalances } from './db/schema'
import { conflict } from './failure'
import { sum } from './money'

/** Signed changes of what a user holds of one currency. */
export interface BalanceMove {
  readonly available?: string
  readonly locked?: string
}

/** Moves a balance under a lock. 409 when either part would fall below zero: nothing is then written. */
export async function moveBalance(db: Db, userId: number, currency: string, { available = '0', locked = '0' }: BalanceMove): Promise<void> {
  const mine = and(eq(userBalances.userId, userId), eq(userBalances.currency, currency))
  await db.insert(userBalances).values({ userId, currency }).onConflictDoNothing()
  const [balance] = await db.select().from(userBalances).where(mine).for('update')
  const next = { available: sum(balance?.available ?? '0', available), locked: sum(balance?.locked ?? '0', locked) }
  if (next.available.startsWith('-') || next.locked.startsWith('-'))
    throw conflict(`The user has ${balance?.available ?? '0'} ${currency}: that is not enough.`, 'illegal_move', {
      current: balance?.available ?? '0',
      currency,
    })
  await db.update(userBalances).set(next).where(mine)
}
