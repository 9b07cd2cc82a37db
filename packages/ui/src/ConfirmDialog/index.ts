export type { Affected } from './AffectedChips'
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmReason } from './ConfirmDialog'
export { matchesPhrase } from './matchesPhrase'
