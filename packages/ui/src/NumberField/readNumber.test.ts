import { expect, it } from 'vitest'
import { readNumber } from './readNumber'

it.each([
  ['30', {}, 30],
  [' 1 000 ', {}, 1000],
  ['2,5', { decimals: 1 }, 2.5],
  ['\u22123', {}, -3],
  ['', {}, null],
])('reads "%s"', (text, limits, value) =>
  expect(readNumber(text, limits)).toEqual(value === null ? { state: 'empty' } : { state: 'read', value }),
)

it.each([
  ['2.5', {}, 'Write a whole number.'],
  ['0', { min: 1, max: 365 }, 'Write a whole number from 1 to 365.'],
  ['1e3', { max: 10 }, 'Write a whole number of 10 or less.'],
  ['-1', { min: 0 }, 'Write a whole number of 0 or more.'],
  ['1.234', { decimals: 2 }, 'Write a number with at most 2 decimals.'],
  ['Infinity', {}, 'Write a whole number.'],
])('refuses "%s" in words', (text, limits, message) => expect(readNumber(text, limits)).toEqual({ state: 'refused', message }))
