/** Every path of the product, written once (SPEC §2). Routes, menu, links and stories read it. */
export const paths = {
  login: '/login',
  forgetPassword: '/forgetPassword',
  resetPassword: '/resetPassword/:authToken',
  register: '/register',
  reactTable: '/reactTable',
  notFound: '/404',
  serverError: '/500',
  dashboard: '/dashboard',
  users: '/userList',
  coins: '/coin-list',
  pairs: '/spot-pair',
  botOrders: '/trade-history',
  conversions: '/cnv-list',
  siteSettings: '/site-setting',
  cmsPages: '/cmsList',
  emailTemplates: '/templateList',
  subAdmins: '/sub-admin',
  profile: '/profile',
  loginHistory: '/loginHistory',
  changePassword: '/changePassword',
  twoFactor: '/2fa-admin',
} as const

/** A path of `paths`. */
export type Path = (typeof paths)[keyof typeof paths]

/** The reset page for one token; the token travels encoded (F74). */
export const resetPasswordPath = (authToken: string) => paths.resetPassword.replace(':authToken', encodeURIComponent(authToken))

/** Pages that live inside the signed-in layout; the only ones a sign-in may return to. */
export const signedInPaths: readonly string[] = [
  paths.dashboard,
  paths.users,
  paths.coins,
  paths.pairs,
  paths.botOrders,
  paths.conversions,
  paths.siteSettings,
  paths.cmsPages,
  paths.emailTemplates,
  paths.subAdmins,
  paths.profile,
  paths.loginHistory,
  paths.changePassword,
  paths.twoFactor,
]
