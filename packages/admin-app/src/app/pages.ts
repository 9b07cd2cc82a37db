import type { LoadPage } from './PageLoader'
import { type Path, paths } from './paths'

/** A page's name in titles and loading texts, and the chunk that holds it. */
export interface PageEntry {
  readonly name: string
  readonly load: LoadPage
}

/** Which chunk each path needs. The build reads this file too, to ask for a page's chunk before React runs (vite/routeChunks.ts). */
export const pages: Readonly<Record<Path, PageEntry>> = {
  [paths.login]: { name: 'Sign in', load: () => import('../features/auth/LoginPage').then((page) => page.LoginPage) },
  [paths.forgetPassword]: {
    name: 'Forgot password',
    load: () => import('../features/auth/ForgotPasswordPage').then((page) => page.ForgotPasswordPage),
  },
  [paths.resetPassword]: {
    name: 'Choose a new password',
    load: () => import('../features/auth/ResetPasswordPage').then((page) => page.ResetPasswordPage),
  },
  [paths.register]: { name: 'Register', load: () => import('../features/auth/RegisterPage').then((page) => page.RegisterPage) },
  [paths.reactTable]: { name: 'Table', load: () => import('../features/system/ReactTablePage').then((page) => page.ReactTablePage) },
  [paths.notFound]: { name: 'Page not found', load: () => import('../features/system/NotFoundPage').then((page) => page.NotFoundPage) },
  [paths.serverError]: {
    name: 'Server error',
    load: () => import('../features/system/ServerErrorPage').then((page) => page.ServerErrorPage),
  },
  [paths.dashboard]: { name: 'Dashboard', load: () => import('../features/dashboard/DashboardPage').then((page) => page.DashboardPage) },
  [paths.users]: { name: 'Users List', load: () => import('../features/users/UsersPage').then((page) => page.UsersPage) },
  [paths.coins]: { name: 'Currency', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.pairs]: { name: 'Pairs', load: () => import('../features/pairs/PairsPage').then((page) => page.PairsPage) },
  [paths.botOrders]: { name: 'Bot Orders', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.conversions]: { name: 'Conversions', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.siteSettings]: { name: 'Site Settings', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.cmsPages]: { name: 'CMS Pages', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.emailTemplates]: { name: 'Email Templates', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.subAdmins]: { name: 'Sub Admin', load: () => import('../features/system/LaterPage').then((page) => page.LaterPage) },
  [paths.profile]: { name: 'Profile', load: () => import('../features/account/ProfilePage').then((page) => page.ProfilePage) },
  [paths.loginHistory]: {
    name: 'Login history',
    load: () => import('../features/account/LoginHistoryPage').then((page) => page.LoginHistoryPage),
  },
  [paths.changePassword]: {
    name: 'Change password',
    load: () => import('../features/account/ChangePasswordPage').then((page) => page.ChangePasswordPage),
  },
  [paths.twoFactor]: {
    name: 'Two-step sign-in',
    load: () => import('../features/account/TwoFactorPage').then((page) => page.TwoFactorPage),
  },
}
