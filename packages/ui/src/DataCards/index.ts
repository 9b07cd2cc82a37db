export { DataCards, type DataCardsProps } from './DataCards'
