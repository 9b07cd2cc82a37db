import { describe, expect, it } from 'vitest'
import { BOT_ORDER_MOVES, BOT_ORDER_STATES, legalBotControls, OPEN_ORDER_STATES } from './botStates'
import { checkOrder } from './checkOrder'
import { CONVERSION_MOVES } from './conversionStates'
import { legalPairMoves, PAIR_MOVES, PAIR_STATUSES } from './pairStates'
import { passwordRules } from './password'
import { PAGE_ACTIONS } from './permissions'
import { quoteDesk } from './quoteDesk'
import { ROLE_PRESETS } from './rolePresets'

describe('state machines', () => {
  it('lead pairs from draft to delisted and back, by legal moves only', () => {
    expect(PAIR_MOVES.draft).toEqual(['pre-launch'])
    expect(PAIR_MOVES.paused).not.toContain('delisted')
    expect(PAIR_MOVES['cancel-only']).toContain('delisted')
    expect(PAIR_STATUSES.every((status) => !PAIR_MOVES[status].includes(status))).toBe(true)
  })

  it('lead a pair out of maintenance where it came from', () => {
    expect(legalPairMoves('maintenance', 'post-only')).toEqual(['post-only'])
    expect(legalPairMoves('full', null)).toContain('maintenance')
  })

  it('let every open order be cancelled and no final one move, but an errored one be sent again', () => {
    expect(OPEN_ORDER_STATES.every((state) => BOT_ORDER_MOVES[state].includes('cancelled'))).toBe(true)
    expect(BOT_ORDER_STATES.filter((state) => BOT_ORDER_MOVES[state].length === 0)).toEqual(['filled', 'cancelled', 'rejected', 'expired'])
    expect(BOT_ORDER_MOVES.errored).toEqual(['pending'])
  })

  it('offer the controls that a bot takes now', () => {
    expect(legalBotControls('running')).toEqual(['pause', 'stop'])
    expect(legalBotControls('error')).toEqual(['start', 'stop'])
    expect(legalBotControls('draining')).toEqual(['stop'])
  })

  it('let a failed conversion be retried or refunded', () => {
    expect(CONVERSION_MOVES.failed).toEqual(['refunded', 'pending'])
    expect(CONVERSION_MOVES.refunded).toEqual([])
  })
})

describe('checkOrder', () => {
  const rules = {
    status: 'full',
    pricePrecision: 1,
    amountPrecision: 5,
    minPrice: '100',
    maxPrice: '0',
    minAmount: '0.0001',
    maxAmount: '10',
    minNotional: '10',
  } as const

  const failed = (amount: string, price: string) =>
    checkOrder(rules, { side: 'buy', amount, price })
      .filter(({ passed }) => !passed)
      .map(({ rule }) => rule)

  it('passes an order that keeps every rule', () => {
    expect(failed('0.00016', '64210.5')).toEqual([])
  })

  it.each([
    ['0.00012', '64210.5', ['minNotional']],
    ['0.000161', '64210.55', ['pricePrecision', 'amountPrecision']],
    ['0.00005', '99', ['minPrice', 'minAmount', 'minNotional']],
    ['11', '64210.5', ['maxAmount']],
  ])('names what is wrong with %s at %s', (amount, price, wrong) => {
    expect(failed(amount, price)).toEqual(wrong)
  })
})

describe('quoteDesk', () => {
  const desk = {
    mode: 'spread',
    buyPrice: '1',
    sellPrice: '1',
    marketPrice: '100',
    spreadPct: '1',
    minSize: '1',
    maxSize: '500',
    dailyLimitPerUser: '0',
    paused: false,
  } as const

  it('moves the market by half the spread against the user', () => {
    expect(quoteDesk(desk, 'buy', '2')).toEqual({ amount: '2', rate: '100.5', total: '201', refused: null })
    expect(quoteDesk(desk, 'sell', '2').total).toBe('199')
  })

  it('says which rule is in the way', () => {
    expect(quoteDesk(desk, 'buy', '0.5').refused).toBe('too_small')
    expect(quoteDesk(desk, 'buy', '501').refused).toBe('too_large')
    expect(quoteDesk({ ...desk, dailyLimitPerUser: '10' }, 'buy', '11').refused).toBe('over_daily_limit')
    expect(quoteDesk({ ...desk, paused: true }, 'buy', '2').refused).toBe('paused')
  })
})

describe('passwordRules', () => {
  it('S56 wants 12 characters, no name of the address, no four letters again and again', () => {
    const met = (password: string) => passwordRules(password, 'lucia@example.com').every((rule) => rule.met)
    expect([met('correct horse battery'), met('short'), met('lucia-1234567'), met('aaaaaaaaaaaa'), met('')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('role presets', () => {
  it('name only pages and actions that exist', () => {
    for (const { restriction } of ROLE_PRESETS)
      for (const { name, actions = [] } of restriction) {
        expect(Object.keys(PAGE_ACTIONS)).toContain(name)
        expect(PAGE_ACTIONS[name as keyof typeof PAGE_ACTIONS]).toEqual(expect.arrayContaining([...actions]))
      }
  })
})
