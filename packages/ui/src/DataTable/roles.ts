/** Said aloud on each element, because a browser may drop a table's own roles when its `display` is not a table's (Safari does). */
export const ROLE = { group: 'rowgroup', row: 'row', columnHeader: 'columnheader' } as const

/** Role of a data cell: of a grid that arrows walk, or of a table that is only read. */
export const cellRole = (interactive: boolean) => (interactive ? 'gridcell' : 'cell')
