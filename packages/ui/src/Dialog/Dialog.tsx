import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { useOverflowing } from '../anchored/useOverflowing'
import { Icon } from '../Icon'
import * as S from './Dialog.styles'
import { type CloseReason, useModal } from './useModal'

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose'> {
  open: boolean
  /** The admin wants out: Esc, a click on the scrim (not once something was typed) or a button of yours. */
  onClose(reason: CloseReason): void
  /** A question or the name of the task. */
  title: ReactNode
  /** One paragraph. */
  description?: ReactNode
  icon?: LucideIcon | undefined
  /** Colours the icon. */
  kind?: 'accent' | 'danger' | undefined
  /** 440, 640 or 880 px. */
  size?: 'md' | 'lg' | 'xl' | undefined
  /** Buttons: the way out at the left of the act. */
  footer?: ReactNode
}

/** Modal. Focus starts on `data-autofocus`, else on the first field, else on the first button. Under 768 px it is a sheet from below. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  icon,
  kind = 'accent',
  size = 'md',
  footer,
  children,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const modal = useModal(dialog, onClose)
  const overflowing = useOverflowing(body)
  return (
    <S.Dialog
      ref={mergeRefs(dialog, ref)}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      data-size={size}
      {...modal}
      {...rest}
    >
      <S.Panel>
        <S.Body ref={body} tabIndex={overflowing ? 0 : undefined}>
          <S.Head>
            {icon && (
              <S.Sign data-kind={kind} aria-hidden="true">
                <Icon of={icon} />
              </S.Sign>
            )}
            <div>
              <S.Title id={`${id}title`}>{title}</S.Title>
              {description && <S.Description id={`${id}text`}>{description}</S.Description>}
            </div>
          </S.Head>
          {children}
        </S.Body>
        {footer && <S.Foot>{footer}</S.Foot>}
      </S.Panel>
    </S.Dialog>
  )
}
