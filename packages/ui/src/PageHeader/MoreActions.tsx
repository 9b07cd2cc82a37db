import { Button } from '../Button'
import type { PageAction } from './PageHeader'

interface MoreActionsProps {
  actions: readonly PageAction[]
}

/** The page's further acts. */
export function MoreActions({ actions }: MoreActionsProps) {
  return actions.map(({ label, icon, onSelect, busy, disabledReason }) => (
    <Button key={label} icon={icon} busy={busy} disabledReason={disabledReason} onClick={onSelect}>
      {label}
    </Button>
  ))
}
