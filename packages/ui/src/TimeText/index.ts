export { TimeText, type TimeTextProps } from './TimeText'
