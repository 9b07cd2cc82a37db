import type { paths } from '@quarterdeck/admin-app/paths'

const LOADED = ['Ready', 'Loading', 'Failed', 'Narrow', 'SessionExpires'] as const
const LISTED = [...LOADED, 'Empty', 'NoMatch', 'Crowded'] as const
const WRITES = ['ActionDenied', 'Conflict'] as const

/** One screen and the states every designer can open. */
export interface ScreenStories {
  title: string
  states: readonly string[]
  /** The stage that builds the page; until then its path shows a plain message and no states are asked for. */
  comesWith?: 2 | 3 | 4
}

/** A screen for every path of the product; a path without a line here fails the check. */
export const SCREENS: Record<keyof typeof paths, ScreenStories> = {
  login: { title: 'Screens/Login', states: ['Ready', 'Failed', 'Narrow'] },
  forgetPassword: { title: 'Screens/Forgotten Password', states: ['Ready', 'Failed', 'Narrow'] },
  resetPassword: { title: 'Screens/Reset Password', states: ['Ready', 'Failed', 'Narrow'] },
  notFound: { title: 'Screens/Not Found', states: ['Ready', 'Narrow'] },
  serverError: { title: 'Screens/Server Error', states: ['Ready', 'Narrow'] },
  dashboard: { title: 'Screens/Dashboard', states: LOADED },
  users: { title: 'Screens/Users List', states: LISTED },
  register: { title: 'Screens/Register', states: ['Ready', 'Failed', 'Narrow'], comesWith: 3 },
  reactTable: { title: 'Screens/React Table', states: ['Ready', 'Empty', 'NoMatch', 'Crowded', 'Narrow'], comesWith: 4 },
  coins: { title: 'Screens/Currency', states: [...LISTED, ...WRITES], comesWith: 2 },
  pairs: { title: 'Screens/Pairs', states: LISTED },
  botOrders: { title: 'Screens/Bot Orders', states: LISTED, comesWith: 2 },
  conversions: { title: 'Screens/Conversions', states: LISTED, comesWith: 2 },
  siteSettings: { title: 'Screens/Site Settings', states: [...LOADED, ...WRITES], comesWith: 3 },
  cmsPages: { title: 'Screens/CMS Pages', states: [...LISTED, ...WRITES], comesWith: 3 },
  emailTemplates: { title: 'Screens/Email Templates', states: [...LISTED, ...WRITES], comesWith: 3 },
  subAdmins: { title: 'Screens/Sub Admin', states: [...LISTED, ...WRITES], comesWith: 3 },
  profile: { title: 'Screens/Profile', states: LOADED, comesWith: 3 },
  loginHistory: { title: 'Screens/Login History', states: LISTED, comesWith: 3 },
  changePassword: { title: 'Screens/Change Password', states: ['Ready', 'Failed', 'Narrow'], comesWith: 3 },
  twoFactor: { title: 'Screens/Two-step Sign-in', states: LOADED, comesWith: 3 },
}

const each = (subjects: readonly string[], states: readonly string[]) =>
  subjects.flatMap((subject) => states.map((state) => `${subject}${state}`))

/** The guard stories of the house rules: every way into a page, and every way out of a session. */
export const GUARDS: Record<string, readonly string[]> = {
  'Guards/GuestOnly': each(['Login', 'ForgetPassword', 'ResetPassword'], ['SignedOut', 'SignedIn', 'Restoring']),
  'Guards/RequireSession': ['SignedOut', 'Restoring', 'BearerPrefixedToken', 'MalformedToken'],
  'Guards/RequirePageAccess': [
    ...each(['Dashboard', 'Profile', 'LoginHistory', 'ChangePassword', 'TwoFactor'], ['AlwaysAllowed']),
    'Superadmin',
    'NameListed',
    'NestedNameListed',
    'GroupNameOnly',
    'NameNotListed',
    'PathNotInMenu',
    'RestrictionsLoading',
    'RestrictionsFail',
  ],
  'Guards/NoGuard': each(['ReactTable', 'Register', 'NotFound', 'ServerError'], ['SignedOut', 'SignedIn']),
  'Guards/SessionEnd': [
    'Unauthorized',
    'ManyUnauthorizedOneRedirect',
    'LateAnswerKeepsNewSession',
    'ForcedLogout',
    'ForcedLogoutAfterReconnect',
    'SignedOutInAnotherTab',
  ],
  'Guards/PageChunks': ['ChunkLoading', 'ChunkFails'],
}
