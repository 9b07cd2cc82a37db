export { ScreenMessage, type ScreenMessageKind, type ScreenMessageProps } from './ScreenMessage'
