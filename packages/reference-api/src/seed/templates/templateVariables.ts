import type { TemplateVariable } from '../../contract/emailTemplateShape'

type Fact = Omit<TemplateVariable, 'name' | 'required'>
const fact = (type: Fact['type'], example: string, sensitive = false): Fact => ({ type, example, sensitive })

/** Every name that a template may use, with what stands in previews. */
export const TEMPLATE_VARIABLES = {
  siteName: fact('text', 'Quarterdeck'),
  supportEmail: fact('text', 'support@example.com'),
  name: fact('text', 'Lucía Fernández'),
  email: fact('text', 'lucia.fernandez@example.com'),
  newEmail: fact('text', 'lucia.f@example.com'),
  link: fact('url', 'https://example.com/l/6f2c…', true),
  code: fact('code', '402 913', true),
  minutes: fact('text', '10'),
  time: fact('time', '20 Nov 2026, 14:32 UTC'),
  until: fact('time', '21 Nov 2026, 14:32 UTC'),
  device: fact('text', 'Firefox on Linux'),
  place: fact('text', 'Lisbon, Portugal'),
  ip: fact('text', '203.0.113.24'),
  codesLeft: fact('text', '7'),
  reason: fact('text', 'The document is blurred.'),
  level: fact('text', '2'),
  amount: fact('amount', '1,250.00 USDT'),
  currency: fact('text', 'USDT'),
  network: fact('text', 'Tron'),
  address: fact('text', 'TQ5n…8xKf'),
  transaction: fact('text', '9f3c41…d07a'),
  confirmations: fact('text', '20'),
  fee: fact('amount', '1.00 USDT'),
  fromAmount: fact('amount', '0.05 BTC'),
  toAmount: fact('amount', '4,801.23 USDT'),
  rate: fact('amount', '96,024.60 USDT for 1 BTC'),
  reference: fact('text', 'CNV-8K2M4QX'),
  botName: fact('text', 'Grid 12, BTC'),
  pair: fact('text', 'BTC / USDT'),
  hint: fact('text', 'Deposit more, or lower the order size.'),
  inviter: fact('text', 'Ava Lindqvist'),
  role: fact('text', 'Support'),
  days: fact('text', '7'),
  window: fact('text', '22 Nov 2026, 02:00 to 04:00 UTC'),
  message: fact('text', 'Deposits and withdrawals wait until we are back.'),
} as const satisfies Readonly<Record<string, Fact>>

export type TemplateVariableName = keyof typeof TEMPLATE_VARIABLES
