import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo, useRef } from 'react'
import { StyleSheetManager } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'

/** What a router's link must take. Most routers need one line: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}
export type LinkComponent = ComponentType<LinkComponentProps>

interface UiContextValue {
  link: LinkComponent | 'a'
  /** When the last tooltip closed, as `event.timeStamp`: a neighbour's then opens without delay. */
  tooltipClosedAt: { current: number }
}

const UiContext = createContext<UiContextValue | null>(null)

export interface UiProviderProps {
  children: ReactNode
  /** The router's link; plain `<a>` without it. Keep the reference stable. */
  linkComponent?: LinkComponent | undefined
  /** Nonce of the page's Content-Security-Policy. Not needed when `<meta property="csp-nonce">` is in the page. */
  nonce?: string | undefined
  /** `false` leaves the page's own reset and body text alone. */
  globalStyle?: boolean | undefined
}

/** Put once round an app. Theme, density and market are attributes of `<html>` (see `applyAppearance`), so they change without a render. */
export function UiProvider({ children, linkComponent, nonce, globalStyle = true }: UiProviderProps) {
  const tooltipClosedAt = useRef(Number.NEGATIVE_INFINITY)
  const value = useMemo<UiContextValue>(() => ({ link: linkComponent ?? 'a', tooltipClosedAt }), [linkComponent])
  const tree = (
    <UiContext value={value}>
      {globalStyle && <GlobalStyle />}
      {children}
    </UiContext>
  )
  return nonce ? <StyleSheetManager nonce={nonce}>{tree}</StyleSheetManager> : tree
}

/** The link to draw anchors with: the provider's, or `<a>`. */
export function useLink(): LinkComponent | 'a' {
  return useContext(UiContext)?.link ?? 'a'
}

/** Shared by the tooltips of one provider; null without a provider. */
export function useTooltipGroup(): { current: number } | null {
  return useContext(UiContext)?.tooltipClosedAt ?? null
}
