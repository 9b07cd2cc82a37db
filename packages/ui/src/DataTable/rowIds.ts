/** Ids of the rows shown, made when somebody asks: a page of 100,000 rows draws 40. */
export interface RowIds {
  at: (index: number) => string | undefined
  all: () => readonly string[]
}

export function rowIds<Row>(rows: readonly Row[], rowId: (row: Row) => string): RowIds {
  let all: readonly string[] | undefined
  return {
    at: (index) => {
      const row = rows[index]
      return row === undefined ? undefined : rowId(row)
    },
    all: () => {
      all ??= rows.map(rowId)
      return all
    },
  }
}
