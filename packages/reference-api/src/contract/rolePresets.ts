import type { Restriction } from './restriction'

/** Lists of pages to begin a role or a person with. PRODUCT §11. */
export const ROLE_PRESETS: readonly {
  readonly name: string
  readonly description: string
  readonly restriction: readonly Restriction[]
}[] = [
  {
    name: 'Support',
    description: 'Answers users: looks up accounts, ends their sessions, writes notes.',
    restriction: [
      { name: 'Users List', actions: ['edit', 'pii.view', 'flag', 'otp.reset', 'session.revoke', 'note.write'] },
      { name: 'Bot Orders', actions: ['cancel'] },
      { name: 'Conversions', actions: ['retry'] },
    ],
  },
  {
    name: 'KYC officer',
    description: 'Checks identities and stops accounts that fail.',
    restriction: [
      {
        name: 'Users List',
        actions: ['pii.view', 'kyc.review', 'freeze', 'flag', 'withdrawal.block', 'level.set', 'note.write', 'export'],
      },
    ],
  },
  {
    name: 'Accountant',
    description: 'Reads the books, asks for corrections, refunds conversions.',
    restriction: [
      { name: 'Users List', actions: ['export', 'balance.adjust'] },
      { name: 'Bot Orders', actions: ['export'] },
      { name: 'Conversions', actions: ['refund', 'export'] },
      { name: 'Currency', actions: ['export'] },
    ],
  },
  {
    name: 'Trading ops',
    description: 'Runs currencies, pairs, bots and desks.',
    restriction: [
      { name: 'Currency' },
      { name: 'Pairs' },
      { name: 'Bot Orders' },
      { name: 'Conversions', actions: ['retry', 'desk.edit', 'export'] },
    ],
  },
  {
    name: 'Content editor',
    description: 'Writes pages and mails.',
    restriction: [{ name: 'CMS Pages' }, { name: 'Email Templates' }],
  },
  {
    name: 'Auditor',
    description: 'Sees everything, changes nothing.',
    restriction: [
      { name: 'Users List', actions: [] },
      { name: 'Currency', actions: [] },
      { name: 'Pairs', actions: [] },
      { name: 'Bot Orders', actions: [] },
      { name: 'Conversions', actions: [] },
      { name: 'Site Settings', actions: [] },
      { name: 'CMS Pages', actions: [] },
      { name: 'Email Templates', actions: [] },
      { name: 'Sub Admin', actions: ['audit.view'] },
    ],
  },
]
