import type { DataTableProps } from './DataTableProps'

/** Rows can be opened, ticked, moved or have a menu: then the table is a grid that arrows walk, else it is only read. */
export const isInteractive = <Row>(props: DataTableProps<Row>) =>
  Boolean(props.onRowOpen ?? props.onSelectionChange ?? props.rowMenu ?? props.onRowMove)
