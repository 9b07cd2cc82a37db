import { Ellipsis } from 'lucide-react'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import { useMediaQuery } from '../theme/useMediaQuery'
import type { PageAction } from './PageHeader'

interface MoreActionsProps {
  actions: readonly PageAction[]
}

/** The page's further acts: buttons on a wide screen, a menu under 768 px. */
export function MoreActions({ actions }: MoreActionsProps) {
  const phone = useMediaQuery('(max-width: 767px)')
  if (actions.length === 0) return null
  if (phone)
    return (
      <Menu
        label="More actions"
        trigger={<IconButton bordered icon={Ellipsis} label="More actions" />}
        items={actions.map(({ label, icon, onSelect, busy, disabledReason }) => ({
          id: label,
          label,
          icon,
          onSelect,
          disabled: busy,
          disabledReason,
        }))}
      />
    )
  return actions.map(({ label, icon, onSelect, busy, disabledReason }) => (
    <Button key={label} icon={icon} busy={busy} disabledReason={disabledReason} onClick={onSelect}>
      {label}
    </Button>
  ))
}
