import type { MenuItem } from '@quarterdeck/core'
import type { PageName } from '@quarterdeck/reference-api/contract'
import { paths } from './paths'

/** An entry whose name a restriction list may hold; a misspelt name does not compile. */
const page = (name: PageName, to: string): MenuItem => ({ name, to })

/** The sidebar, groups and order as SPEC §2. The guard searches this same list (SPEC §4). */
export const menu: readonly MenuItem[] = [
  { name: 'Dashboard', to: paths.dashboard },
  { name: "User's Management", items: [page('Users List', paths.users)] },
  page('Currency', paths.coins),
  { name: 'Trade Settings', items: [page('Pairs', paths.pairs)] },
  { name: 'Bot Trade', items: [page('Bot Orders', paths.botOrders)] },
  { name: 'Price CNV', items: [page('Conversions', paths.conversions)] },
  {
    name: 'Content Management',
    items: [page('Site Settings', paths.siteSettings), page('CMS Pages', paths.cmsPages), page('Email Templates', paths.emailTemplates)],
  },
  { name: 'Admin Control', items: [page('Sub Admin', paths.subAdmins)] },
]

/** The admin's own pages: in the account menu, allowed for everybody (SPEC §6). */
export const accountMenu: readonly MenuItem[] = [
  { name: 'Profile', to: paths.profile },
  { name: 'Login history', to: paths.loginHistory },
  { name: 'Change password', to: paths.changePassword },
  { name: 'Two-step sign-in', to: paths.twoFactor },
]
