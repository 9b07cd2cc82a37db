import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markMatches } from './markMatches'

describe('markMatches', () => {
  it.each([
    [
      'Bot Orders',
      'bot',
      [
        ['Bot', true],
        [' Orders', false],
      ],
    ],
    [
      'Export bot orders',
      ' BOT ',
      [
        ['Export ', false],
        ['bot', true],
        [' orders', false],
      ],
    ],
    [
      'aaa',
      'aa',
      [
        ['aa', true],
        ['a', false],
      ],
    ],
    ['Users List', '', [['Users List', false]]],
    ['İstanbul', 'ist', [['İstanbul', false]]],
    [
      'a.b(c',
      '.b(',
      [
        ['a', false],
        ['.b(', true],
        ['c', false],
      ],
    ],
  ] as const)('marks in %j what was typed as %j', (label, typed, parts) => {
    expect(markMatches(label, typed).map((part) => [part.text, part.match])).toEqual(parts)
  })

  it('never loses a letter of the label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (label, typed) => {
        expect(
          markMatches(label, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(label)
      }),
    )
  })
})
