/** How a list field may be filtered; the same words as the API's contract. */
export type FilterKind = 'text' | 'id' | 'enum' | 'boolean' | 'integer' | 'amount' | 'time' | 'day' | 'tags'

/** Operators of PRODUCT §0 "List state". */
export type FilterOperator = 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'empty'

/** One condition as it stands in the URL: `in` and `between` separate by commas, `empty` is `true` or `false`. */
export interface FilterCondition {
  readonly op: FilterOperator
  readonly value: string
}

/** Conditions in force, one a field. */
export type Filters = Readonly<Record<string, FilterCondition>>

/** A field that may be filtered. */
export interface FilterField {
  readonly name: string
  readonly label: string
  readonly kind: FilterKind
  /** Values of an enum, or of tags that are known beforehand, in the order to show. */
  readonly values?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** Places of an amount. */
  readonly decimals?: number | undefined
  readonly unit?: string | undefined
}

const ORDERED = ['gte', 'lte', 'between', 'eq', 'empty'] as const

/** Operators on offer for a kind, the likeliest first. A subset of what the API takes. */
export const OPERATORS: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  text: ['contains', 'eq', 'ne', 'empty'],
  id: ['eq', 'in'],
  enum: ['in', 'ne', 'empty'],
  boolean: ['eq'],
  integer: ORDERED,
  amount: ORDERED,
  time: ['between'],
  day: ['between'],
  tags: ['contains', 'in', 'empty'],
}

/** An operator in words. */
export const OPERATOR_WORDS: Readonly<Record<FilterOperator, string>> = {
  eq: 'is',
  ne: 'is not',
  in: 'is any of',
  contains: 'contains',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
  empty: 'is empty',
}

/** The same filters with one field changed, or without it. */
export function withFilter(filters: Filters, field: string, condition: FilterCondition | null): Filters {
  const { [field]: _old, ...others } = filters
  return condition ? { ...others, [field]: condition } : others
}
