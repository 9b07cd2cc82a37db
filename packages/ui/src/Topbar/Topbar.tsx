import { Menu as MenuLines, PanelLeft, Search } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLayout } from '../AdminLayout/layoutContext'
import { IconButton } from '../IconButton'
import { PaletteTrigger } from './PaletteTrigger'
import * as S from './Topbar.styles'

export interface TopbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** A `<Breadcrumb>`; under 768 px the brand stands in its place. */
  breadcrumb: ReactNode
  /** A `<Wordmark size={20}>`. */
  brand: ReactNode
  /** Where the brand leads. */
  homeHref: string
  /** Opens the command palette. */
  onPalette?: (() => void) | undefined
  /** Keys that open it: `['Ctrl', 'K']` or `['⌘', 'K']`. */
  paletteKeys?: readonly string[] | undefined
  /** A `<Live>`; hidden under 768 px. */
  live?: ReactNode
  /** Notification button; stays at every width. */
  notifications?: ReactNode
  /** A `<ThemeSwitch>`; hidden under 768 px, where the account menu has it. */
  theme?: ReactNode
  /** A `<Menu>` opened by an `<AccountButton>`. */
  account?: ReactNode
}

export function Topbar({
  breadcrumb,
  brand,
  homeHref,
  onPalette,
  paletteKeys = ['Ctrl', 'K'],
  live,
  notifications,
  theme,
  account,
  ...rest
}: TopbarProps) {
  const layout = useLayout()
  return (
    <S.Topbar {...rest}>
      {layout && (
        <>
          <S.Desktop>
            <IconButton
              size="sm"
              icon={PanelLeft}
              label={layout.navShown ? 'Collapse sidebar' : 'Show sidebar'}
              shortcut="["
              aria-expanded={layout.navShown}
              onClick={layout.toggleNav}
            />
          </S.Desktop>
          <S.Phone>
            <IconButton icon={MenuLines} iconSize="lg" label="Open menu" aria-expanded={layout.navShown} onClick={layout.toggleNav} />
          </S.Phone>
        </>
      )}
      <S.Brand href={homeHref}>{brand}</S.Brand>
      <S.Crumbs>{breadcrumb}</S.Crumbs>
      {onPalette && (
        <>
          <S.Desktop>
            <PaletteTrigger keys={paletteKeys} onClick={onPalette} />
          </S.Desktop>
          <S.Phone>
            <IconButton icon={Search} iconSize="lg" label="Search" onClick={onPalette} />
          </S.Phone>
        </>
      )}
      {live && <S.Desktop>{live}</S.Desktop>}
      {notifications}
      {theme && (
        <S.Desktop>
          <S.Divider />
          {theme}
        </S.Desktop>
      )}
      {account}
    </S.Topbar>
  )
}
