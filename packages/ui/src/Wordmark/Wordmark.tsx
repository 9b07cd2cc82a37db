import type { ComponentPropsWithRef } from 'react'
import { Mark } from '../Mark'
import * as S from './Wordmark.styles'

/** The product's own name; any other name replaces the mark by that name's first letter. DESIGN §13. */
const PRODUCT_NAME = 'Back Office'

export interface WordmarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The site's name from Site Settings. */
  name?: string | undefined
  /** Address of an uploaded logo (http, https, data:image or a path); it takes the mark's place. */
  logo?: string | undefined
  /** Pixels of the mark: 22 in the sidebar, 24 on guest pages. */
  size?: 20 | 22 | 24 | undefined
}

/** Addresses that cannot run anything. */
const SAFE_LOGO = /^(https?:|data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|blob:|\/(?!\/)|\.{1,2}\/)/i

/** Mark (or logo, or first letter) and name. */
export function Wordmark({ name = PRODUCT_NAME, logo, size = 22, ...rest }: WordmarkProps) {
  const shown = name.trim() || PRODUCT_NAME
  const letter = Array.from(shown)[0]
  return (
    <S.Wordmark data-size={size} {...rest}>
      {logo && SAFE_LOGO.test(logo) ? (
        <S.Logo src={logo} alt="" />
      ) : shown === PRODUCT_NAME ? (
        <S.Sign>
          <Mark size={size} />
        </S.Sign>
      ) : (
        <S.Tile aria-hidden="true">{letter?.toLocaleUpperCase()}</S.Tile>
      )}
      <S.Name data-wordmark-name="" dir="auto" title={shown.length > 24 ? shown : undefined}>
        {shown}
      </S.Name>
    </S.Wordmark>
  )
}
