/** States of a pair. PRODUCT §5. */
export const PAIR_STATUSES = ['draft', 'pre-launch', 'full', 'post-only', 'cancel-only', 'paused', 'maintenance', 'delisted'] as const
export type PairStatus = (typeof PAIR_STATUSES)[number]

/** States in which a market exists. */
export const LIVE_PAIR_STATUSES = ['full', 'post-only', 'cancel-only', 'paused'] as const satisfies readonly PairStatus[]

/** States in which orders can match. One pair of these must remain. */
export const TRADING_PAIR_STATUSES = ['full', 'post-only'] as const satisfies readonly PairStatus[]

/** Legal moves. Among the four live states every move is legal: a halt must be one step. Out of maintenance leads only where the pair came from. */
export const PAIR_MOVES: Readonly<Record<PairStatus, readonly PairStatus[]>> = {
  draft: ['pre-launch'],
  'pre-launch': ['full'],
  full: ['post-only', 'cancel-only', 'paused', 'maintenance'],
  'post-only': ['full', 'cancel-only', 'paused', 'maintenance'],
  'cancel-only': ['full', 'post-only', 'paused', 'maintenance', 'delisted'],
  paused: ['full', 'post-only', 'cancel-only', 'maintenance'],
  maintenance: LIVE_PAIR_STATUSES,
  delisted: ['draft'],
}

/** Moves that this pair may make now. `before` is where it was when maintenance began. */
export function legalPairMoves(status: PairStatus, before: PairStatus | null): readonly PairStatus[] {
  return status === 'maintenance' && before !== null ? [before] : PAIR_MOVES[status]
}

/** Tabs of the list. Delisted pairs stand under All only. */
export const PAIR_TABS = {
  all: PAIR_STATUSES,
  trading: TRADING_PAIR_STATUSES,
  halted: ['cancel-only', 'paused', 'maintenance'],
  draft: ['draft', 'pre-launch'],
} as const satisfies Readonly<Record<string, readonly PairStatus[]>>
export type PairTab = keyof typeof PAIR_TABS

export const ORDER_TYPES = ['market', 'limit', 'stop-limit'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

export const ORDER_SIDES = ['buy', 'sell'] as const
export type OrderSide = (typeof ORDER_SIDES)[number]
