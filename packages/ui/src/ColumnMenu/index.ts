export { ColumnMenu, type ColumnMenuProps } from './ColumnMenu'
