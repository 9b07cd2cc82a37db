import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amount, compareAmounts, decimalsOf, fractionBetween, fromUnits, positiveAmount, signedAmount, toUnits } from './amount'
import { plainAmount } from './plainAmount'

const ok = (schema: v.GenericSchema<unknown, string>, input: unknown) => v.safeParse(schema, input).success

describe('amounts', () => {
  it('F88 keeps 100,000 random decimals exact to 18 places', () => {
    const units = fc.bigInt({ min: -(10n ** 36n) + 1n, max: 10n ** 36n - 1n })
    fc.assert(
      fc.property(units, units, (a, b) => {
        const [textA, textB] = [fromUnits(a), fromUnits(b)]
        return (
          toUnits(textA) === a &&
          plainAmount(textA) === textA &&
          ok(signedAmount, textA) &&
          Math.sign(compareAmounts(textA, textB)) === (a < b ? -1 : a > b ? 1 : 0)
        )
      }),
      { numRuns: 100_000 },
    )
  })

  it.each([
    ['0.1', '0.1'],
    ['00012.3400', '12.34'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['123456789012345678.123456789012345678', '123456789012345678.123456789012345678'],
    ['  7 ', '7'],
  ])('F88 spells %s as %s', (typed, spelt) => {
    expect(v.parse(signedAmount, typed)).toBe(spelt)
  })

  it.each([
    '1e-18',
    '1E5',
    'NaN',
    'Infinity',
    '1,5',
    '١٢٣',
    '',
    '.5',
    '5.',
    '+1',
    '0x10',
    '1 000',
    '0.0000000000000000001',
    '1234567890123456789',
    '１',
  ])('F88 refuses %j with words', (typed) => {
    const result = v.safeParse(signedAmount, typed)
    expect(result.success).toBe(false)
    expect(result.issues?.[0].message).toMatch(/^Type a/)
  })

  it('F88 adds 0.1 and 0.2 to 0.3', () => {
    expect(fromUnits(toUnits('0.1') + toUnits('0.2'))).toBe('0.3')
  })

  it('refuses a sign where none is meant, and zero where something is', () => {
    expect(ok(amount, '-1')).toBe(false)
    expect(ok(positiveAmount, '0.000')).toBe(false)
    expect(ok(positiveAmount, '0.001')).toBe(true)
  })

  it('bounds fractions with both ends allowed', () => {
    const fee = fractionBetween('0', '0.5')
    expect([ok(fee, '0'), ok(fee, '0.5'), ok(fee, '0.500001'), ok(fee, '0.0000001')]).toEqual([true, true, false, false])
  })

  it('counts the decimals in use', () => {
    expect([decimalsOf('1'), decimalsOf('1.50'), decimalsOf('0.00012')]).toEqual([0, 1, 5])
  })
})
