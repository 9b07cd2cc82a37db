import { describe, expect, it } from 'vitest'
import { inUsdt, minus, sum, times } from './money'

describe('F88 money', () => {
  it('is exact where floats are not', () => {
    expect(sum('0.1', '0.2')).toBe('0.3')
    expect(sum('123456789012345678.123456789012345678', '0.000000000000000001')).toBe('123456789012345678.123456789012345679')
    expect(minus('1', '0.999999999999999999')).toBe('0.000000000000000001')
  })

  it('values in USDT at 8 places', () => {
    expect(inUsdt('7119.109278835202452028')).toBe('7119.10927883')
    expect(inUsdt('-0.000000001')).toBe('0')
  })

  it('cuts products at 18 places and writes no exponent', () => {
    expect(times('0.000000001', '0.0000000001')).toBe('0')
    expect(times('0.000000001234', '3')).toBe('0.000000003702')
    expect(times('-2', '0.5')).toBe('-1')
  })
})
