import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Guilloche } from '../Guilloche'
import { Mark } from '../Mark'
import { Wordmark } from '../Wordmark'
import * as S from './AuthLayout.styles'

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's h1. */
  title: ReactNode
  /** One or two sentences under it. */
  lede?: ReactNode
  /** Banner above the title: "You were signed out by an administrator…". */
  notice?: ReactNode
  /** The form. */
  children?: ReactNode
  brand?: ReactNode
  /** Bottom line of the form side: words at the left, theme choice at the right. */
  footer?: ReactNode
  /** Words on the engraved panel. */
  note?: ReactNode
  /** Running time on the panel, "14:32:08 UTC". */
  clock?: ReactNode
}

/** Guest pages: the form on paper, an engraved panel beside it. Under 768 px only the form. */
export function AuthLayout({
  title,
  lede,
  notice,
  children,
  brand = <Wordmark size={24} />,
  footer,
  note,
  clock,
  ...rest
}: AuthLayoutProps) {
  return (
    <S.Auth {...rest}>
      <S.Side>
        <S.Brand>{brand}</S.Brand>
        <S.Main>
          {notice}
          <div>
            <S.Title tabIndex={-1}>{title}</S.Title>
            {lede && <S.Lede>{lede}</S.Lede>}
          </div>
          {children}
        </S.Main>
        {footer && <S.Foot>{footer}</S.Foot>}
      </S.Side>
      <S.Panel aria-hidden="true">
        <S.Halo>
          <Guilloche size={1000} radius={0.31} amplitude={0.1} lobes={10} stamps={14} line={0.8} strength={0.28} />
        </S.Halo>
        <S.Ring>
          <Guilloche size={1000} radius={0.165} amplitude={0.062} overtone={0.012} lobes={7} stamps={14} line={0.9} strength={0.55} />
        </S.Ring>
        <S.Seal>
          <Mark size={84} />
        </S.Seal>
        {(note || clock) && (
          <S.Note>
            <span>{note}</span>
            {clock && <S.Clock>{clock}</S.Clock>}
          </S.Note>
        )}
      </S.Panel>
    </S.Auth>
  )
}
