import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { currency, currencyListItem } from '../../contract'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { currencies, currencyNetworks, pairs, userBalances } from '../db/schema'
import { notFound } from '../failure'

export type CurrencyRow = typeof currencies.$inferSelect

/** Currencies as records. */
export const CURRENCY: RecordKind<typeof currencies> = {
  table: currencies,
  key: 'code',
  label: 'Currency',
  type: 'currency',
  name: (row) => row.code,
}

/** Figures of the list that other tables hold; also what it sorts by. */
export const CURRENCY_COUNTS = {
  networks: sql<number>`(select count(*)::int from ${currencyNetworks} where ${currencyNetworks.currency} = ${currencies.code})`,
  pairs: sql<number>`(select count(*)::int from ${pairs} where ${pairs.base} = ${currencies.code} or ${pairs.quote} = ${currencies.code})`,
  holders: sql<number>`(select count(*)::int from ${userBalances} where ${userBalances.currency} = ${currencies.code} and ${userBalances.available} + ${userBalances.locked} > 0)`,
}

/** A row with its counts, as `CURRENCY_WITH_COUNTS` selects it. */
export type CountedCurrency = CurrencyRow & { readonly networks: number; readonly pairs: number; readonly holders: number }
export const CURRENCY_WITH_COUNTS = { ...getTableColumns(currencies), ...CURRENCY_COUNTS }

export const currencyItem = ({ withdrawFeeType, withdrawFeeValue, ...row }: CountedCurrency): InferInput<typeof currencyListItem> => ({
  ...row,
  withdrawFee: { type: withdrawFeeType, value: withdrawFeeValue },
  priceUpdatedAt: row.priceUpdatedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** One currency with limits and networks; 404 when it is gone. */
export async function currencyView({ db }: Pick<Context, 'db'>, code: string): Promise<InferInput<typeof currency>> {
  const [row] = await db.select(CURRENCY_WITH_COUNTS).from(currencies).where(eq(currencies.code, code))
  if (!row) throw notFound('Currency')
  const { id: _id, currency: _currency, position: _position, ...shown } = getTableColumns(currencyNetworks)
  const networks = await db
    .select(shown)
    .from(currencyNetworks)
    .where(eq(currencyNetworks.currency, code))
    .orderBy(asc(currencyNetworks.position))
  return { ...currencyItem(row), ...row, withdrawFee: currencyItem(row).withdrawFee, networks, ...stamps(row) }
}

const stamps = ({ createdAt, updatedAt, priceUpdatedAt }: CurrencyRow) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  priceUpdatedAt: priceUpdatedAt.toISOString(),
})
