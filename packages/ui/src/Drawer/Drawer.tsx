import { ArrowDown, ArrowUp, ExternalLink, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLayout } from '../AdminLayout/layoutContext'
import { mergeRefs } from '../anchored/mergeRefs'
import { useOverflowing } from '../anchored/useOverflowing'
import { IconButton } from '../IconButton'
import { Tooltip } from '../Tooltip'
import { useMediaQuery } from '../theme/useMediaQuery'
import * as S from './Drawer.styles'
import { useDrawer } from './useDrawer'

export interface DrawerStepper {
  /** Place of the open row, from 1. */
  position: number
  total: number
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** What a row is: "user" gives "Previous user". */
  noun?: string | undefined
}

export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose'> {
  open: boolean
  onClose(): void
  /** Name of the record, for screen readers. */
  label: string
  /** Identity: avatar, name as h2, state, address. */
  header?: ReactNode
  /** Steps through the rows of the list behind. */
  stepper?: DrawerStepper | undefined
  /** Address of the record as a page of its own. */
  pageHref?: string | undefined
  /** A `<Tabs>`; the panel goes into the body. */
  tabs?: ReactNode
  footer?: ReactNode
}

/**
 * A peek at one record. Not modal from 768 px up: the list stays usable, Esc closes and gives focus back to what opened it.
 * Under 768 px a modal sheet from below. Inside an AdminLayout it lies over the sheet under the topbar, wherever it is rendered.
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  const host = useLayout()?.drawerHost
  if (!open) return null
  const drawer = <OpenDrawer {...rest} />
  return host ? createPortal(drawer, host) : drawer
}

function OpenDrawer({ onClose, label, header, stepper, pageHref, tabs, footer, children, ref, ...rest }: Omit<DrawerProps, 'open'>) {
  const modal = useMediaQuery('(max-width: 767px)')
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const overflowing = useOverflowing(body)
  const handlers = useDrawer(dialog, modal, onClose)
  const noun = stepper?.noun ?? 'record'
  return (
    <S.Drawer ref={mergeRefs(dialog, ref)} aria-label={label} data-modal={modal || undefined} tabIndex={-1} {...handlers} {...rest}>
      <S.Panel>
        <S.Head>
          <S.Bar>
            {stepper && (
              <>
                <IconButton
                  size="sm"
                  icon={ArrowUp}
                  label={`Previous ${noun}`}
                  disabled={!stepper.onPrevious}
                  onClick={() => stepper.onPrevious?.()}
                />
                <IconButton
                  size="sm"
                  icon={ArrowDown}
                  label={`Next ${noun}`}
                  disabled={!stepper.onNext}
                  onClick={() => stepper.onNext?.()}
                />
                <S.Place role="status">
                  <b>{stepper.position}</b> of <b>{stepper.total.toLocaleString('en')}</b>
                </S.Place>
              </>
            )}
            <S.Ends>
              {pageHref !== undefined && (
                <Tooltip text="Open full page" describes={false}>
                  <S.PageLink href={pageHref} aria-label="Open full page">
                    <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
                  </S.PageLink>
                </Tooltip>
              )}
              <IconButton size="sm" icon={X} label="Close" onClick={onClose} />
            </S.Ends>
          </S.Bar>
          {header && <S.Identity>{header}</S.Identity>}
          {tabs && <S.Tabs>{tabs}</S.Tabs>}
        </S.Head>
        <S.Body ref={body} tabIndex={overflowing ? 0 : undefined} data-ruled={!tabs && header !== undefined ? '' : undefined}>
          {children}
        </S.Body>
        {footer && <S.Foot>{footer}</S.Foot>}
      </S.Panel>
    </S.Drawer>
  )
}
