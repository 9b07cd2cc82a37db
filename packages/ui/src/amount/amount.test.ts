import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviateAmount } from './abbreviateAmount'
import { compareAmounts } from './compareAmounts'
import { amountParts, formatAmount } from './formatAmount'
import { formatPercent, percentOf } from './formatPercent'
import { groupDigits } from './groupDigits'
import { readAmount } from './readAmount'
import { readDecimal, writeDecimal } from './readDecimal'
import { roundAmount } from './roundAmount'

/** Decimal strings of NUMERIC(36,18), as BigInt units of 1e-18 beside them. */
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 36n - 1n }), fc.boolean(), fc.integer({ min: 0, max: 18 }))
  .map(([units, negative, places]) => {
    const kept = (units / 10n ** BigInt(18 - places)) * 10n ** BigInt(18 - places)
    const digits = kept.toString().padStart(19, '0')
    const text = digits.slice(0, -18) + (places === 0 ? '' : `.${digits.slice(-18, -18 + places || undefined)}`)
    return { text: (negative ? '-' : '') + text, units: negative ? -kept : kept }
  })
const unformat = (text: string) => text.replaceAll(',', '').replace('\u2212', '-')
const RUNS = { numRuns: 100_000 }

describe('formatAmount', () => {
  it.each([
    ['12840.550000', '12,840.550000'],
    ['0.04180000', '0.04180000'],
    ['-48.30000000', '\u221248.30000000'],
    ['0', '0'],
    ['1e-18', '0.000000000000000001'],
    ['1.5E+3', '1,500'],
    ['123456789012345678.123456789012345678', '123,456,789,012,345,678.123456789012345678'],
    ['-0', '0'],
    ['-0.000', '0.000'],
    ['007.10', '7.10'],
    ['.5', '0.5'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['1,5', '1,5'],
    ['١٢٣', '١٢٣'],
    ['0.1+0.2', '0.1+0.2'],
    ['', ''],
  ])('F88 shows %s as %s', (value, shown) => expect(formatAmount(value)).toBe(shown))

  it('F88 keeps 100,000 amounts exact, digit for digit', () => {
    fc.assert(
      fc.property(amounts, ({ text, units }) => {
        const shown = formatAmount(text)
        expect(shown).not.toMatch(/e/i)
        const plain = unformat(shown)
        expect(plain).toBe(units === 0n ? text.replace('-', '') : text)
      }),
      RUNS,
    )
  })

  it.each([
    ['12840.550000', {}, { sign: '', significant: '12,840.55', zeros: '0000' }],
    ['5120', { decimals: 8 }, { sign: '', significant: '5,120', zeros: '.00000000' }],
    ['2.5', { signed: true }, { sign: '+', significant: '2.5', zeros: '' }],
    ['0.00', { signed: true }, { sign: '', significant: '0', zeros: '.00' }],
    ['1.123456789', { decimals: 8 }, { sign: '', significant: '1.123456789', zeros: '' }],
    ['1234567.5', { groupSeparator: '.', decimalPoint: ',' }, { sign: '', significant: '1.234.567,5', zeros: '' }],
  ])('cuts %s %o where its look changes', (value, format, parts) => expect(amountParts(value, format)).toEqual(parts))
})

describe('compareAmounts', () => {
  it('F88 orders 100,000 pairs as exact integers do', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(compareAmounts(a.text, b.text)).toBe(a.units < b.units ? -1 : a.units > b.units ? 1 : 0)
      }),
      RUNS,
    )
  })
  it.each([
    ['1.50', '1.5', 0],
    ['-0', '0', 0],
    ['0.1', '0.09', 1],
    ['-2', '-1', -1],
    ['NaN', '1', 1],
    ['1', '', -1],
  ])('compares %s with %s', (a, b, order) => expect(compareAmounts(a, b)).toBe(order))
})

describe('readAmount', () => {
  it('F88 reads back 100,000 amounts however they were grouped', () => {
    const styles = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ['\u202f', '.'], ['’', '.'])
    fc.assert(
      fc.property(amounts, styles, ({ text, units }, [group = '', point = '']) => {
        fc.pre(text.includes('.'))
        const [whole = '', fraction = ''] = text.replace('-', '').split('.')
        const written = `${text.startsWith('-') ? '-' : ''}${groupDigits(whole, group)}${point}${fraction}`
        fc.pre(!/^-?[1-9]\d{0,2},\d{3}$/.test(written))
        expect(readAmount(written, { signed: true })).toEqual({ state: 'read', value: units === 0n ? text.replace('-', '') : text })
      }),
      RUNS,
    )
  })

  it.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['0,123', '0.123'],
    ['12,840.55', '12840.55'],
    ['12.840,55', '12840.55'],
    ['1 234 567,89', '1234567.89'],
    ['1\u00a0234,5', '1234.5'],
    ['1’234.50', '1234.50'],
    ['12,34,567.8', '1234567.8'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1234,567', '1234.567'],
    ['0.5 BTC', '0.5'],
    ['btc 0.5', '0.5'],
    ['\u202a1.25\u202c', '1.25'],
    ['-0', '0'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.2500000000', '1.25000000'],
    ['+3', '3'],
  ])('F88 accepts %s', (text, value) => expect(readAmount(text, { decimals: 8, unit: 'BTC' })).toEqual({ state: 'read', value }))

  it.each([
    ['1,234', '“1,234” can mean 1234 or 1.234. Write it one of these ways.'],
    ['0.123456789', 'BTC has 8 decimals. Remove the last digit.'],
    ['0.1234567891', 'BTC has 8 decimals. Remove the last 2 digits.'],
    ['1e-18', 'Write the amount out in full, without “e”.'],
    ['NaN', 'Write the amount with the digits 0 to 9, e.g. 1250.75.'],
    ['Infinity', 'Write the amount with the digits 0 to 9, e.g. 1250.75.'],
    ['١٢٣', 'Write the amount with the digits 0 to 9, e.g. 1250.75.'],
    ['0.1+0.2', 'Write the amount with the digits 0 to 9, e.g. 1250.75.'],
    ['.', 'Write the amount with the digits 0 to 9, e.g. 1250.75.'],
    ['-1', 'Write an amount of zero or more.'],
    ['1 2', 'The grouping of “1 2” is unclear. Write the digits without separators, and a point before the decimals.'],
    ['1,2,3', 'The grouping of “1,2,3” is unclear. Write the digits without separators, and a point before the decimals.'],
    ['1.2,3.4', 'The grouping of “1.2,3.4” is unclear. Write the digits without separators, and a point before the decimals.'],
    ['1234567890123456789', 'There is room for 18 digits before the point. Check the amount.'],
  ])('F88 refuses %s in words', (text, message) =>
    expect(readAmount(text, { decimals: 8, unit: 'BTC' })).toEqual({ state: 'refused', message }),
  )

  it('reads 1,234 as grouped when the asset has too few decimals for the other meaning', () => {
    expect(readAmount('1,234', { decimals: 2, unit: 'EUR' })).toEqual({ state: 'read', value: '1234' })
  })
  it('reads nothing as nothing', () => expect(readAmount('  ')).toEqual({ state: 'empty' }))
  it('F88 never throws and never lets through what is no decimal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE \u2212') })), (text) => {
        const reading = readAmount(text, { signed: true })
        if (reading.state === 'read') expect(reading.value).toMatch(/^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/)
      }),
      RUNS,
    )
  })
})

describe('percent, rounding, abbreviation', () => {
  it.each([
    ['0.0214', 2, '2.14%'],
    ['0.001', 4, '0.1000%'],
    ['-0.0192', 2, '\u22121.92%'],
    ['-0.000001', 2, '0.00%'],
    ['0.00995', 2, '1.00%'],
    ['12', 2, '1,200.00%'],
    ['n/a', 2, 'n/a'],
  ])('formats the fraction %s with %i places', (fraction, places, shown) => expect(formatPercent(fraction, places)).toBe(shown))

  it('F88 moves the point of a fraction without losing a digit', () => {
    fc.assert(
      fc.property(amounts, ({ text, units }) => {
        expect(compareAmounts(percentOf(text), writeUnits(units * 100n))).toBe(0)
      }),
    )
  })
  it('F88 rounds half away from zero, as exact integers do', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 18 }), ({ text, units }, places) => {
        const step = 10n ** BigInt(18 - places)
        const size = units < 0n ? -units : units
        const rounded = ((size + step / 2n) / step) * step
        expect(compareAmounts(roundAmount(text, places), writeUnits(units < 0n ? -rounded : rounded))).toBe(0)
      }),
    )
  })
  it.each([
    ['92414055.12', '92.41 M'],
    ['999999999', '1.00 B'],
    ['48219', '48,219.00'],
    ['-1250000', '\u22121.25 M'],
    ['1234567890123456789', '1,234,567.89 T'],
    ['n/a', 'n/a'],
  ])('abbreviates %s', (value, shown) => expect(abbreviateAmount(value)).toBe(shown))
  it('abbreviates thousands for axes', () => expect(abbreviateAmount('48219', { places: 1, from: 'K' })).toBe('48.2 K'))
  it('writes back what it reads', () =>
    expect(writeDecimal(readDecimal('-12.50') ?? { negative: false, integer: '', fraction: '' })).toBe('-12.50'))
})

function writeUnits(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(19, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
}
