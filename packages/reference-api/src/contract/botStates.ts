/** States of a bot order. */
export const BOT_ORDER_STATES = ['pending', 'open', 'partially_filled', 'filled', 'cancelled', 'rejected', 'expired', 'errored'] as const
export type BotOrderState = (typeof BOT_ORDER_STATES)[number]

/** Still in the book: locks a balance and can be cancelled. */
export const OPEN_ORDER_STATES = ['pending', 'open', 'partially_filled'] as const satisfies readonly BotOrderState[]

/** Legal moves of an order; the last five states are final, only an errored order can be sent again. */
export const BOT_ORDER_MOVES: Readonly<Record<BotOrderState, readonly BotOrderState[]>> = {
  pending: ['open', 'rejected', 'errored', 'cancelled'],
  open: ['partially_filled', 'filled', 'cancelled', 'expired'],
  partially_filled: ['filled', 'cancelled', 'expired'],
  filled: [],
  cancelled: [],
  rejected: [],
  expired: [],
  errored: ['pending'],
}

/** Why an order failed or was refused. */
export const BOT_ORDER_ERRORS = [
  'insufficient_balance',
  'below_min_notional',
  'price_out_of_range',
  'pair_not_trading',
  'exchange_timeout',
  'rate_limited',
  'bot_misconfigured',
] as const
export type BotOrderError = (typeof BOT_ORDER_ERRORS)[number]

export const BOT_STATUSES = ['running', 'paused', 'stopped', 'error', 'draining'] as const
export type BotStatus = (typeof BOT_STATUSES)[number]

export const BOT_STRATEGIES = ['market-making', 'grid', 'recurring', 'signal'] as const
export type BotStrategy = (typeof BOT_STRATEGIES)[number]

/** `paper` trades with play money: its orders touch no balance. */
export const BOT_MODES = ['live', 'paper'] as const
export type BotMode = (typeof BOT_MODES)[number]

/** What is wrong with a bot. */
export const BOT_ERROR_FLAGS = [
  'insufficient_balance',
  'pair_halted',
  'stale_price',
  'api_timeout',
  'max_drawdown',
  'config_invalid',
] as const
export type BotErrorFlag = (typeof BOT_ERROR_FLAGS)[number]

/** What an admin can tell a bot, from which states, and where it leads. Stopping with open orders to cancel drains first. */
export const BOT_CONTROLS = {
  start: { from: ['paused', 'stopped', 'error'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  stop: { from: ['running', 'paused', 'error', 'draining'], to: 'stopped' },
} as const satisfies Readonly<Record<string, { from: readonly BotStatus[]; to: BotStatus }>>
export type BotControl = keyof typeof BOT_CONTROLS

/** Controls that this bot takes now. */
export const legalBotControls = (status: BotStatus): readonly BotControl[] =>
  (Object.keys(BOT_CONTROLS) as BotControl[]).filter((control) => (BOT_CONTROLS[control].from as readonly BotStatus[]).includes(status))
