import {
  and,
  asc,
  between,
  Column,
  desc,
  eq,
  gt,
  gte,
  inArray,
  is,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { ListSpec } from '../../contract/endpoint'
import type { Filter, ListQuery } from './parseListQuery'

/** Column or expression behind each name that the list's row allows. Complete by type: a name without a column does not compile. */
export type ListFields<Spec extends ListSpec> = Readonly<
  Record<
    Spec['sort'][number] | Extract<keyof Spec['filters'], string> | (Spec extends { readonly day: infer Day extends string } ? Day : never),
    Column | SQL
  >
>

/** The parts of a Drizzle select that a list query turns into. */
export interface ListPage {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  readonly limit: number
  readonly offset: number
}

/** A LIKE pattern that means exactly the text, anywhere. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A LIKE pattern that means exactly the text, at the beginning: an index on the column serves it. */
export const startingWith = (text: string) => containing(text).slice(1)

const isEmpty = (field: SQLWrapper, kind: Filter['kind']) =>
  kind === 'text' || kind === 'enum' || kind === 'id'
    ? or(isNull(field), eq(sql`${field}::text`, ''))
    : kind === 'tags'
      ? or(isNull(field), sql`cardinality(${field}) = 0`)
      : isNull(field)

function tagsCondition(field: SQLWrapper, { op, values }: Filter) {
  const list = sql`array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}]`
  return op === 'contains' ? sql`${field}::text[] @> ${list}` : sql`${field}::text[] && ${list}`
}

function condition(expression: Column | SQL, filter: Filter): SQL | undefined {
  // Drizzle's comparisons are overloaded per kind and take either at run time.
  const field = expression as Column
  const { kind, op, values } = filter
  const [first = '', second = ''] = values
  if (op === 'empty') {
    const empty = isEmpty(field, kind)
    return empty && (first === true ? empty : not(empty))
  }
  if (kind === 'tags') return tagsCondition(field, filter)
  switch (op) {
    case 'eq':
      return eq(field, first)
    case 'ne':
      return or(ne(field, first), isNull(field))
    case 'in':
      return inArray(field, [...values])
    case 'contains':
      return sql`${field}::text ilike ${containing(String(first))}`
    case 'gt':
      return gt(field, first)
    case 'gte':
      return gte(field, first)
    case 'lt':
      return lt(field, first)
    case 'lte':
      return lte(field, first)
    case 'between':
      return between(field, first, second)
  }
}

/** Midnight of a day in the admin's zone, as an instant; `plus` days later. Half-open ranges are built of two of these (PRODUCT §0). */
const midnight = (day: string, zone: string, plus = 0) => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${zone})`

/** Column of a name that the parser has already allow-listed. */
function columnOf(fields: Readonly<Record<string, Column | SQL>>, name: string): Column | SQL {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) throw new Error(`The list has no column for "${name}".`)
  return field
}

/** How one list maps onto its tables. */
export interface ListSource<Spec extends ListSpec> {
  readonly fields: ListFields<Spec>
  /** Breaks ties, so that pages neither repeat nor skip rows. */
  readonly id: Column
  /** Time zone of the admin, for `from`/`to`. */
  readonly zone: string
  /** Condition of the search words; wanted when the row names search fields. */
  readonly search?: (words: string) => SQL | undefined
}

/** Turns a parsed list query into `where`, `orderBy`, `limit` and `offset`. Add the list's own conditions with `and(page.where, …)`. */
export function listPage<Spec extends ListSpec>(spec: Spec, query: ListQuery, { fields, id, zone, search }: ListSource<Spec>): ListPage {
  const conditions = query.filters.map((filter) => condition(columnOf(fields, filter.field), filter))
  if (query.q !== '') conditions.push(search?.(query.q) ?? sql`false`)
  if (spec.day) {
    const day = columnOf(fields, spec.day)
    if (query.from !== null) conditions.push(sql`${day} >= ${midnight(query.from, zone)}`)
    if (query.to !== null) conditions.push(sql`${day} < ${midnight(query.to, zone, 1)}`)
  }
  const orderBy = query.sort.map(({ field, descending }) => {
    const column = columnOf(fields, field)
    // Where nothing is ever empty the plain order fits the plain index; else empty is the smallest, as in `emptyFirst`.
    if (is(column, Column) && column.notNull) return descending ? desc(column) : asc(column)
    return descending ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls first`
  })
  const tie = query.sort.at(-1)?.descending ? desc(id) : asc(id)
  return { where: and(...conditions), orderBy: [...orderBy, tie], limit: query.limit, offset: (query.page - 1) * query.limit }
}
