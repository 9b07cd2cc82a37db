export { Live, type LiveProps } from './Live'
