import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import { Tooltip } from '../Tooltip'
import * as S from './Button.styles'

/** primary: one per view. danger: only inside a confirm dialog; danger-quiet opens that dialog. */
export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet'
/** Heights 26, 32 and 40 px in comfortable density. */
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  /** After the label: a chevron or a `<Kbd>`. */
  trailing?: ReactNode
  /** As wide as its container. */
  block?: boolean | undefined
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** The act goes on: the ring takes the icon's place, further clicks do nothing, the width stays. */
  busy?: boolean | undefined
  /** Why the act is not possible, e.g. the missing permission. The button stays focusable and a tooltip says it. */
  disabledReason?: string | undefined
}

const swallow = (event: MouseEvent) => event.preventDefault()

/** Labels are a verb plus an object: "Add pair", "Suspend 3 users". */
export function Button({
  kind = 'secondary',
  size = 'md',
  icon,
  trailing,
  block,
  busy,
  disabledReason,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = !busy && !disabledReason
  const button = (
    <S.Button
      type="button"
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      data-icon={icon ? '' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={disabledReason ? true : undefined}
      onClick={idle ? onClick : swallow}
      {...rest}
    >
      {busy ? <Spinner size={14} /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {trailing}
    </S.Button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}
