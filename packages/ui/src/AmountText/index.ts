export { AmountText, type AmountTextProps } from './AmountText'
