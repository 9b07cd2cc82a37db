import type { ListQuery } from './parseListQuery'

/** `result` of a list endpoint: the items with the place they were taken from. */
export const listResult = <Item>({ list, now }: { readonly list: ListQuery; readonly now: Date }, items: Item[], total: number) => ({
  items,
  total,
  page: list.page,
  limit: list.limit,
  asOf: now.toISOString(),
})
