import { Badge, type BadgeProps } from '@quarterdeck/ui'

interface Word {
  readonly kind: NonNullable<BadgeProps['kind']>
  readonly word: string
}

const STATES: Readonly<Record<string, Word>> = {
  pending: { kind: 'warning', word: 'Pending' },
  active: { kind: 'success', word: 'Active' },
  frozen: { kind: 'danger', word: 'Frozen' },
  banned: { kind: 'danger', word: 'Banned' },
  deleted: { kind: 'neutral', word: 'Deleted' },
}

const KYC: Readonly<Record<string, Word>> = {
  none: { kind: 'neutral', word: 'Not started' },
  pending: { kind: 'warning', word: 'Waiting' },
  rejected: { kind: 'danger', word: 'Rejected' },
  verified: { kind: 'success', word: 'Verified' },
  expired: { kind: 'warning', word: 'Expired' },
}

/** A value that the server has learnt since shows as it is, on a neutral chip (PRODUCT §0 "Status"). */
const known = (words: Readonly<Record<string, Word>>, value: string): Word =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? { kind: 'outline', word: value }

/** State of a user account as shape, colour and word. */
export function UserStateBadge({ state }: { state: string }) {
  const { kind, word } = known(STATES, state)
  return <Badge kind={kind}>{word}</Badge>
}

/** State of the identity check. */
export function KycBadge({ status }: { status: string }) {
  const { kind, word } = known(KYC, status)
  return <Badge kind={kind}>{word}</Badge>
}

const wordsOf = (words: Readonly<Record<string, Word>>) =>
  Object.fromEntries(Object.entries(words).map(([value, { word }]) => [value, word]))

/** The same words for filters. */
export const stateWords = wordsOf(STATES)
export const kycWords = wordsOf(KYC)
