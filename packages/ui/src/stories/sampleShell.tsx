import {
  ArrowLeftRight,
  Bot,
  CircleUserRound,
  Coins,
  FileText,
  History,
  KeyRound,
  LayoutDashboard,
  LogOut,
  Mail,
  Repeat2,
  ShieldCheck,
  ShieldUser,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import { Breadcrumb } from '../Breadcrumb'
import { Live } from '../Live'
import { Menu } from '../Menu'
import { Sidebar, type SidebarGroup, type SidebarProps } from '../Sidebar'
import { ThemeSwitch } from '../ThemeSwitch'
import { AccountButton, Topbar } from '../Topbar'
import { Wordmark } from '../Wordmark'

/** The whole navigation, with the names of SPEC §2. */
export const GROUPS: readonly SidebarGroup[] = [
  { items: [{ label: 'Dashboard', icon: LayoutDashboard, href: '#/dashboard' }] },
  { label: "User's Management", items: [{ label: 'Users List', icon: Users, href: '#/userList' }] },
  { items: [{ label: 'Currency', icon: Coins, href: '#/coin-list' }] },
  { label: 'Trade Settings', items: [{ label: 'Pairs', icon: ArrowLeftRight, href: '#/spot-pair' }] },
  { label: 'Bot Trade', items: [{ label: 'Bot Orders', icon: Bot, href: '#/trade-history' }] },
  { label: 'Price CNV', items: [{ label: 'Conversions', icon: Repeat2, href: '#/cnv-list' }] },
  {
    label: 'Content Management',
    items: [
      { label: 'Site Settings', icon: SlidersHorizontal, href: '#/site-setting' },
      { label: 'CMS Pages', icon: FileText, href: '#/cmsList' },
      { label: 'Email Templates', icon: Mail, href: '#/templateList' },
    ],
  },
  { label: 'Admin Control', items: [{ label: 'Sub Admin', icon: ShieldUser, href: '#/sub-admin' }] },
]

/** What a sub-admin with two pages sees: groups without entries are gone with their labels. */
export const FEW_GROUPS: readonly SidebarGroup[] = GROUPS.map((group) => ({
  ...group,
  items: group.items.filter(({ label }) => ['Dashboard', 'Users List', 'Conversions'].includes(label)),
}))

const ignore = () => undefined

export function SampleSidebar(props: Partial<SidebarProps>) {
  return (
    <Sidebar
      groups={GROUPS}
      current="#/dashboard"
      brand={<Wordmark />}
      homeHref="#/dashboard"
      clock="14:32:08"
      onShortcuts={ignore}
      {...props}
    />
  )
}

export function SampleAccount() {
  return (
    <Menu
      label="Account"
      trigger={<AccountButton name="Ines Moreau" roleName="superadmin" />}
      items={[
        { id: 'profile', label: 'Profile', icon: CircleUserRound, href: '#/profile' },
        { id: 'history', label: 'Login history', icon: History, href: '#/loginHistory' },
        { id: 'password', label: 'Change password', icon: KeyRound, href: '#/changePassword' },
        { id: 'twostep', label: 'Two-step sign-in', icon: ShieldCheck, href: '#/2fa-admin', state: 'On' },
        { id: 'out', label: 'Sign out', icon: LogOut, onSelect: ignore, separated: true },
      ]}
    />
  )
}

interface SampleTopbarProps {
  page?: string
  group?: string
  live?: 'live' | 'reconnecting'
  onPalette?: () => void
}

export function SampleTopbar({ page = 'Dashboard', group, live = 'live', onPalette = ignore }: SampleTopbarProps) {
  return (
    <Topbar
      breadcrumb={<Breadcrumb items={group ? [{ label: group }, { label: page }] : [{ label: page }]} />}
      brand={<Wordmark size={20} />}
      homeHref="#/dashboard"
      onPalette={onPalette}
      live={<Live state={live} />}
      theme={<ThemeSwitch theme="light" onThemeChange={ignore} />}
      account={<SampleAccount />}
    />
  )
}
