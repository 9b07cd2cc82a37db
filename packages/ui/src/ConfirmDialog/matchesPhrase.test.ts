import { expect, it } from 'vitest'
import { matchesPhrase } from './matchesPhrase'

it.each([
  ['suspend 3', 'suspend 3', true],
  ['  Suspend 3 ', 'suspend 3', true],
  ['suspend  3', 'suspend 3', true],
  ['suspend', 'suspend 3', false],
  ['', 'suspend 3', false],
  ['BTC / EUR', 'btc / eur', true],
  ['BTC/EUR', 'BTC / EUR', false],
  ['', undefined, true],
  ['', '  ', true],
] as const)('“%s” for “%s”: %s', (typed, phrase, matches) => {
  expect(matchesPhrase(typed, phrase)).toBe(matches)
})
