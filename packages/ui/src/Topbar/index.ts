export { AccountButton, type AccountButtonProps } from './AccountButton'
export { PaletteTrigger, type PaletteTriggerProps } from './PaletteTrigger'
export { Topbar, type TopbarProps } from './Topbar'
