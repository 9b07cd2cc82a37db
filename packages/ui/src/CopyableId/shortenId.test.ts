import { expect, it } from 'vitest'
import { shortenId } from './shortenId'

it.each([
  ['65c88857995711064634907d', '65c888…907d'],
  ['12345678901', '12345678901'],
  ['123456789012', '123456…9012'],
  ['', ''],
  ['🌕'.repeat(12), `${'🌕'.repeat(6)}…${'🌕'.repeat(4)}`],
])('%s is shown as %s', (value, shown) => {
  expect(shortenId(value)).toBe(shown)
})
