export { Dialog, type DialogProps } from './Dialog'
export type { CloseReason } from './useModal'
