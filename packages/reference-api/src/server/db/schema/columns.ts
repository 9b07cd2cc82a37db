import { type SQL, sql } from 'drizzle-orm'
import { check, customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core'
import { plainAmount } from '../../../contract/plainAmount'

/** A decimal as a string, exact to 18 places; read back without padding zeros. */
export const amount = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(36, 18)',
  fromDriver: plainAmount,
})

/** A fee or share of one: 0.001 is 0.1 %. Six decimals. */
export const fraction = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(8, 6)',
  fromDriver: plainAmount,
})

/** Search words of a row; filled by the database, read only through `@@`. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes of a stored file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A moment in UTC with milliseconds. Written from `now()` of `createApi`, never from the database's clock. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Counts the changes of an editable record; `If-Match` carries it. */
export const version = () => integer().notNull().default(1)

/** States are text with a check: adding one needs no type change, and worlds open faster than with enum types. */
export const oneOf = (name: string, column: ExtraConfigColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

/**
 * Words of several columns for `matchWords`. Addresses and ids are cut at their punctuation, so a part of them is found by its beginning;
 * accents are taken off, so `lucia` finds Lucía.
 */
export const wordsOf = (...columns: string[]): SQL =>
  sql.raw(
    `to_tsvector('simple'::regconfig, regexp_replace(normalize(translate(${columns
      .map((column) => `coalesce("${column}", '')`)
      .join(" || ' ' || ")}, '@._+-/', '      '), NFD), '[\\u0300-\\u036f]', '', 'g'))`,
  )

/** Empty values count as the smallest, so one index serves both directions: sort `asc nulls first` or `desc nulls last`. */
export const emptyFirst = (column: ExtraConfigColumn) => column.asc().nullsFirst()
