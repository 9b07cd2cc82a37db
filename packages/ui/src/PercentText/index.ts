export { PercentText, type PercentTextProps } from './PercentText'
