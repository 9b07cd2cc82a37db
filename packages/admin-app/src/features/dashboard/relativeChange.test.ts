import { describe, expect, it } from 'vitest'
import { relativeChange } from './relativeChange'

describe('relativeChange', () => {
  it.each([
    ['100', '106.41', '0.0641'],
    ['100', '93.59', '0.0641'],
    ['3', '4', '0.3333'],
    ['0.000000000001', '0.000000000002', '1.0000'],
    ['123456789012345678.123456789012345678', '123456789012345678.123456789012345678', '0.0000'],
    ['0', '5', null],
    ['-4', '5', null],
    ['x', '5', null],
  ])('from %s to %s is %s', (before, after, expected) => {
    expect(relativeChange(before, after)).toBe(expected)
  })
})
