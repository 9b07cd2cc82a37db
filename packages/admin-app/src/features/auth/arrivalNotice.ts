import type { BannerProps } from '@quarterdeck/ui'

/** What /login says first. */
export interface ArrivalNotice {
  readonly kind: NonNullable<BannerProps['kind']>
  readonly title: string
  readonly text: string
}

/** By the reason in the navigation's state: core's reasons of a session's end, and the one of a password just set. */
const NOTICES: Readonly<Record<string, ArrivalNotice>> = {
  forced: { kind: 'warning', title: 'You were signed out by an administrator.', text: 'Sign in again or ask them why.' },
  unauthorized: { kind: 'info', title: 'Your session ended.', text: 'Sign in to go on.' },
  expired: { kind: 'info', title: 'Your session has expired.', text: 'Sign in to go on.' },
  elsewhere: { kind: 'info', title: 'You signed out in another tab.', text: 'Sign in to go on.' },
  'invalid-token': { kind: 'info', title: 'Your last sign-in could not be read.', text: 'Sign in again.' },
  'password-set': { kind: 'success', title: 'Your new password is set.', text: 'Sign in with it.' },
}

/** The notice for a location's state, or null. */
export function arrivalNotice(state: unknown): ArrivalNotice | null {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null
  return typeof reason === 'string' && Object.hasOwn(NOTICES, reason) ? (NOTICES[reason] ?? null) : null
}
