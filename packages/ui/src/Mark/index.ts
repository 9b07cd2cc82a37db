export { Mark, type MarkProps } from './Mark'
