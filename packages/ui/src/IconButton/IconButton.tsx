import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import { Tooltip, type TooltipProps } from '../Tooltip'
import * as S from './IconButton.styles'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name: read by screen readers and shown as tooltip. */
  label: string
  icon: LucideIcon
  /** 32 or 26 px square; 44 px on touch screens. */
  size?: 'sm' | 'md' | undefined
  iconSize?: 'sm' | 'md' | 'lg' | undefined
  /** Hairline edge, for stand-alone use beside buttons. */
  bordered?: boolean | undefined
  busy?: boolean | undefined
  /** Key shown in the tooltip, e.g. `R`. */
  shortcut?: string | undefined
  /** Why it cannot be used; shown instead of the name. */
  disabledReason?: string | undefined
  tooltipSide?: TooltipProps['side']
}

const swallow = (event: MouseEvent) => event.preventDefault()

export function IconButton({
  label,
  icon,
  size = 'md',
  iconSize = 'md',
  bordered,
  busy,
  shortcut,
  disabledReason,
  tooltipSide,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={disabledReason ?? label} shortcut={shortcut} side={tooltipSide} describes={disabledReason !== undefined}>
      <S.IconButton
        type="button"
        aria-label={label}
        data-size={size}
        data-bordered={bordered || undefined}
        aria-busy={busy || undefined}
        aria-disabled={disabledReason ? true : undefined}
        onClick={busy || disabledReason ? swallow : onClick}
        {...rest}
      >
        {busy ? <Spinner size={14} /> : <Icon of={icon} size={iconSize} />}
      </S.IconButton>
    </Tooltip>
  )
}
