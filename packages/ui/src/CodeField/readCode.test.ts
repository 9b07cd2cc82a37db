import { expect, it } from 'vitest'
import { readCode } from './readCode'

it.each([
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['G-123456789', '123456'],
  ['١٢٣', ''],
])('F99 reads the code "%s"', (text, code) => expect(readCode(text, 6)).toBe(code))
