/** States of a conversion. */
export const CONVERSION_STATUSES = ['quoted', 'pending', 'processing', 'completed', 'failed', 'expired', 'cancelled', 'refunded'] as const
export type ConversionStatus = (typeof CONVERSION_STATUSES)[number]

/** Legal moves. PRODUCT §7. `failed → pending` is a retry. */
export const CONVERSION_MOVES: Readonly<Record<ConversionStatus, readonly ConversionStatus[]>> = {
  quoted: ['pending', 'expired'],
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'failed'],
  completed: ['refunded'],
  failed: ['refunded', 'pending'],
  expired: [],
  cancelled: [],
  refunded: [],
}

/** States in which the amount given is set aside. */
export const LOCKING_CONVERSION_STATUSES = ['pending', 'processing'] as const satisfies readonly ConversionStatus[]

export const CONVERSION_FAILURES = [
  'insufficient_balance',
  'quote_expired',
  'price_moved',
  'limit_exceeded',
  'provider_error',
  'desk_paused',
  'user_frozen',
] as const
export type ConversionFailure = (typeof CONVERSION_FAILURES)[number]

/** `manual` quotes its own two prices, `spread` adds half a spread to the market's. */
export const DESK_MODES = ['manual', 'spread'] as const
export type DeskMode = (typeof DESK_MODES)[number]

/** Minutes after which a conversion under way counts as stuck. */
export const STUCK_CONVERSION_MINUTES = 5
