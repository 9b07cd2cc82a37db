import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines } from './diffLines'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'fee: 0.001'), { maxLength: 12 }).map((all) => all.join('\n'))
const side = (before: string, after: string, left: 'removed' | 'added') =>
  diffLines(before, after)
    .filter((line) => line.kind === 'same' || line.kind === left)
    .map((line) => line.text)
    .join('\n')

describe('diffLines', () => {
  it('gives back both sides whole', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(side(before, after, 'removed')).toBe(before)
        expect(side(before, after, 'added')).toBe(after)
      }),
    )
  })

  it('keeps what did not change', () => {
    expect(diffLines('a\nb\nc', 'a\nx\nc')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
    ])
  })

  it('answers at once for texts too long to compare exactly', () => {
    const long = (mark: string) => Array.from({ length: 3000 }, (_, index) => `${mark}${index}`).join('\n')
    expect(diffLines(long('a'), long('b'))).toHaveLength(6000)
  })
})
