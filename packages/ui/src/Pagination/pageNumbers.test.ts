import { describe, expect, it } from 'vitest'
import { pageCount, pageNumbers } from './pageNumbers'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 6, [1, 2, 3, 4, 5, 6]],
    [1, 3215, [1, 2, 3, 4, null, 3215]],
    [3, 3215, [1, 2, 3, 4, null, 3215]],
    [4, 3215, [1, 2, 3, 4, 5, null, 3215]],
    [50, 3215, [1, null, 49, 50, 51, null, 3215]],
    [3213, 3215, [1, null, 3212, 3213, 3214, 3215]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('page %i of %i', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })

  it('an empty list has one page', () => {
    expect(pageCount(0, 15)).toBe(1)
    expect(pageCount(48_219, 15)).toBe(3215)
  })
})
