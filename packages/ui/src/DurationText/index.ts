export { DurationText, type DurationTextProps } from './DurationText'
