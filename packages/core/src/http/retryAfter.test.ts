import { expect, it } from 'vitest'
import { parseRetryAfter } from './retryAfter'

const now = Date.parse('2026-01-01T00:00:00Z')

it.each<[unknown, number | undefined]>([
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  [12, 12],
  ['901', 900],
  ['1000000000', 900],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['Fri, 01 Jan 2027 00:00:00 GMT', 900],
  ['-5', undefined],
  ['abc', undefined],
  ['1e9', undefined],
  ['', undefined],
  ['Someday, soon', undefined],
  ['1'.repeat(400), undefined],
  [undefined, undefined],
  [null, undefined],
])('F29 Retry-After %j reads as %j', (header, seconds) => expect(parseRetryAfter(header, now)).toBe(seconds))
