import { HELLO, type TemplateEntry } from './templateEntry'

/** Mails about identity, the back office and the site. */
export const OFFICE_TEMPLATES: readonly TemplateEntry[] = [
  {
    key: 'kyc-verified',
    name: 'Identity verified',
    group: 'verification',
    trigger: 'An administrator accepts an identity check.',
    mandatory: false,
    subject: 'Your identity is verified',
    preheader: 'You are now at level {{level}}.',
    words: {
      heading: 'Your identity is verified',
      paragraphs: [HELLO, 'thank you: the check is done and your account is at level {{level}}. Your new limits count from now on.'],
      button: ['See my limits', 'link'],
    },
    required: ['level'],
  },
  {
    key: 'kyc-rejected',
    name: 'Identity check refused',
    group: 'verification',
    trigger: 'An administrator refuses an identity check.',
    mandatory: true,
    subject: 'We could not verify your identity',
    preheader: '{{reason}}',
    words: {
      heading: 'We could not verify your identity',
      paragraphs: [HELLO, 'we looked at what you sent and could not accept it: {{reason}}', 'You can send it again at any time.'],
      button: ['Send it again', 'link'],
    },
    required: ['reason', 'link'],
  },
  {
    key: 'sub-admin-invited',
    name: 'Invitation to the back office',
    group: 'administration',
    trigger: 'An administrator invites somebody to the back office.',
    mandatory: true,
    subject: '{{inviter}} invites you to the back office of {{siteName}}',
    preheader: 'The invitation counts for {{days}} days.',
    words: {
      heading: 'You are invited to the back office',
      paragraphs: [
        '{{inviter}} invites you to the back office of {{siteName}} as {{role}}.',
        'The link works once and for {{days}} days. You choose your own password.',
      ],
      button: ['Accept the invitation', 'link'],
      note: 'You do not know {{inviter}}? Then ignore this mail.',
    },
    required: ['inviter', 'link'],
  },
  {
    key: 'forced-logout',
    name: 'Signed out by an administrator',
    group: 'administration',
    trigger: "An administrator ends somebody's sessions.",
    mandatory: true,
    subject: 'You were signed out by an administrator',
    preheader: 'Sign in again, or ask why.',
    words: {
      heading: 'You were signed out',
      paragraphs: [HELLO, 'an administrator ended your sessions at {{time}}. Sign in again, or ask why.'],
    },
    required: ['time'],
  },
  {
    key: 'maintenance',
    name: 'Maintenance ahead',
    group: 'site',
    trigger: 'A maintenance window is announced.',
    mandatory: false,
    subject: 'Maintenance: {{window}}',
    preheader: '{{message}}',
    words: { heading: 'Maintenance ahead', paragraphs: [HELLO, '{{siteName}} will be under maintenance: {{window}}.', '{{message}}'] },
    required: ['window'],
  },
]
