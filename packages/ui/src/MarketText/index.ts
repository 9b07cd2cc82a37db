export { MarketText, type MarketTextProps } from './MarketText'
export { PairText, type PairTextProps } from './PairText'
export { SideText, type SideTextProps } from './SideText'
