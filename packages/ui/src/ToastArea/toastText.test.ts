import { describe, expect, it } from 'vitest'
import { toastMessage, toastTitle } from './toastText'

const circular: { self?: unknown } = {}
circular.self = circular

describe('toastTitle', () => {
  it.each([
    ['success', 'Success!!'],
    ['error', 'Error!!'],
    ['warning', 'Warning!!'],
    ['info', 'Info!!'],
  ])('SPEC §2: %s reads %s', (type, title) => {
    expect(toastTitle(type)).toBe(title)
  })

  it.each([
    [undefined, 'Error!!'],
    ['', 'Error!!'],
    [7, 'Error!!'],
    [{}, 'Error!!'],
    ['__proto__', '__proto__!!'],
    ['🙈', '🙈!!'],
    ['x'.repeat(10_000), `X${'x'.repeat(39)}!!`],
  ])('F85 any type: %s', (type, title) => {
    expect(toastTitle(type)).toBe(title)
  })
})

describe('toastMessage', () => {
  it.each([
    ['Saved', 'Saved'],
    ['', 'Something went wrong'],
    [null, 'Something went wrong'],
    [undefined, 'Something went wrong'],
    [42, '42'],
    [['a', 'b'], 'a, b'],
    [[], 'Something went wrong'],
    [{ message: 'Too many' }, 'Too many'],
    [{ reason: 'limit' }, '{"reason":"limit"}'],
    [new Error('Broken'), 'Broken'],
    [circular, 'Something went wrong'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('F85 any message: %s', (message, text) => {
    expect(toastMessage(message)).toBe(text)
  })

  it('F85 an inherited message is not read', () => {
    expect(toastMessage(Object.create({ message: 'inherited' }))).toBe('{}')
  })
})
