export { PairMark, type PairMarkProps } from './PairMark'
