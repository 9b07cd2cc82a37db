import { describe, expect, it } from 'vitest'
import { moveInMenu } from './moveInMenu'

const LABELS = ['Copy ID', 'Edit', 'Export', 'Send test', 'Delete']

describe('moveInMenu', () => {
  it.each([
    ['ArrowDown', 0, '', 1],
    ['ArrowDown', 4, '', 0],
    ['ArrowDown', -1, '', 0],
    ['ArrowUp', 0, '', 4],
    ['ArrowUp', -1, '', 4],
    ['Home', 3, '', 0],
    ['End', 0, '', 4],
    ['s', 0, 's', 3],
    ['E', 0, 'E', 1],
    ['e', 1, 'e', 2],
    ['e', 2, 'ee', 1],
    ['x', 1, 'ex', 2],
    ['z', 1, 'z', undefined],
    ['Shift', 1, '', undefined],
  ] as const)('%s at %i with “%s” typed leads to %s', (key, at, typed, next) => {
    expect(moveInMenu(key, at, LABELS, typed)).toBe(next)
  })

  it('means nothing in an empty menu', () => {
    expect(moveInMenu('ArrowDown', -1, [], '')).toBeUndefined()
  })
})
