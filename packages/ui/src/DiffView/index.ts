export { DiffView, type DiffViewProps } from './DiffView'
export { type DiffLine, diffLines } from './diffLines'
