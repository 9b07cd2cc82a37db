import { describe, expect, it } from 'vitest'
import { createSaveKeys } from './saveKeys'

const counting = () => {
  let made = 0
  return createSaveKeys(() => `key-${++made}`)
}
const failed = (status: number) => ({ ok: false as const, status, body: {}, aborted: false })

describe('createSaveKeys', () => {
  it.each([0, 500, 503])('F35 repeats the key when the outcome of status %i is unknown', (status) => {
    const keys = counting()
    keys.keyFor({ a: 1 })
    keys.settle(failed(status))
    expect(keys.keyFor({ a: 1 })).toBe('key-1')
  })

  it('F35 makes a new key for other values, which the server would refuse under the old one', () => {
    const keys = counting()
    keys.keyFor({ a: 1 })
    keys.settle(failed(0))
    expect(keys.keyFor({ a: 2 })).toBe('key-2')
  })

  it.each([{ ok: true as const, status: 200, body: {} }, failed(409), failed(422)])('makes a new key after a known outcome', (answer) => {
    const keys = counting()
    keys.keyFor({ a: 1 })
    keys.settle(answer)
    expect(keys.keyFor({ a: 1 })).toBe('key-2')
  })
})
