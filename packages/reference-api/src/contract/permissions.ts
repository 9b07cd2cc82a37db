/** Page names a restriction may hold (SPEC §2) with the actions of each page (PRODUCT, Appendix A). `view` comes with the page. */
export const PAGE_ACTIONS = {
  'Users List': [
    'edit',
    'delete',
    'export',
    'pii.view',
    'kyc.review',
    'freeze',
    'flag',
    'withdrawal.block',
    'level.set',
    'fee.set',
    'otp.reset',
    'session.revoke',
    'balance.adjust',
    'balance.approve',
    'note.write',
  ],
  Currency: ['create', 'edit', 'delete', 'reorder', 'switch', 'export'],
  Pairs: ['create', 'edit', 'status.set', 'fees.edit', 'orders.cancelAll', 'export'],
  'Bot Orders': ['cancel', 'cancel.bulk', 'retry', 'bot.edit', 'bot.control', 'export'],
  Conversions: ['retry', 'refund', 'refund.approve', 'desk.edit', 'export'],
  'Site Settings': ['general', 'branding', 'features', 'registration', 'security', 'maintenance', 'limits', 'mail', 'legal', 'refunds'],
  'CMS Pages': ['create', 'edit', 'publish', 'archive'],
  'Email Templates': ['edit', 'publish', 'test'],
  'Sub Admin': ['invite', 'edit', 'suspend', 'remove', 'role.edit', 'session.revoke', 'audit.view', 'approvals.decide'],
} as const

/** A page that a restriction list may name. */
export type PageName = keyof typeof PAGE_ACTIONS

/** An action of one page. */
export type PageAction<Page extends PageName = PageName> = (typeof PAGE_ACTIONS)[Page][number]

/** Every page name, in the order of the sidebar. */
export const PAGE_NAMES = Object.keys(PAGE_ACTIONS) as PageName[]
