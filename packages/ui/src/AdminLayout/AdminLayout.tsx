import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react'
import { useMediaQuery } from '../theme/useMediaQuery'
import * as S from './AdminLayout.styles'
import { LayoutContext } from './layoutContext'
import { NavDialog } from './NavDialog'

export interface AdminLayoutProps extends ComponentPropsWithRef<'div'> {
  /** A `<Sidebar>`. It is drawn at the left, or in a dialog over the sheet on narrow screens. */
  sidebar: ReactNode
  /** A `<Topbar>`. */
  topbar: ReactNode
  /** A `<BannerStack>` between topbar and page. */
  banners?: ReactNode
  /** The admin's choice: full sidebar or icons only. SPEC §9: starts shown. */
  sidebarShown?: boolean | undefined
  /** `false` while nobody has chosen: from 1024 to 1279 px the sidebar then starts collapsed. */
  sidebarChosen?: boolean | undefined
  /** The admin wants the sidebar shown or collapsed. Not called when it only opens over the sheet. */
  onSidebarShownChange?: ((shown: boolean) => void) | undefined
}

/** The desk and the sheet: sidebar on the desk; topbar, banners and page on the sheet. The page scrolls, the window does not. */
export function AdminLayout({
  sidebar,
  topbar,
  banners,
  sidebarShown = true,
  sidebarChosen = true,
  onSidebarShownChange,
  children,
  ...rest
}: AdminLayoutProps) {
  const narrow = useMediaQuery('(max-width: 1023px)')
  const medium = useMediaQuery('(max-width: 1279px)')
  const [navOpen, setNavOpen] = useState(false)
  const [drawerHost, setDrawerHost] = useState<HTMLElement | null>(null)
  const full = !narrow && sidebarShown && (sidebarChosen || !medium)

  const value = useMemo(
    () => ({
      collapsed: !full,
      navShown: full || navOpen,
      toggleNav: () => (narrow ? setNavOpen((open) => !open) : onSidebarShownChange?.(!full)),
      drawerHost,
    }),
    [full, navOpen, narrow, onSidebarShownChange, drawerHost],
  )

  return (
    <LayoutContext value={value}>
      <S.Shell data-nav={full ? 'shown' : 'collapsed'} {...rest}>
        <S.SkipLink href="#content">Skip to content</S.SkipLink>
        <S.Rail>{sidebar}</S.Rail>
        <S.Sheet>
          {topbar}
          {banners && <S.Banners>{banners}</S.Banners>}
          <S.Page id="content" tabIndex={-1}>
            {children}
          </S.Page>
          <S.DrawerHost ref={setDrawerHost} />
        </S.Sheet>
        {narrow && navOpen && (
          <LayoutContext value={{ ...value, collapsed: false }}>
            <NavDialog onClose={() => setNavOpen(false)}>{sidebar}</NavDialog>
          </LayoutContext>
        )}
      </S.Shell>
    </LayoutContext>
  )
}
