export { ToastArea, type ToastAreaProps, type ToastItem } from './ToastArea'
