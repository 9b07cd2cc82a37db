export { ChartCard, type ChartCardProps } from './ChartCard'
export type { ChartPoint, ChartSeries } from './chartSeries'
