import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearestPages'

const menu = [
  { name: 'Dashboard', to: '/dashboard' },
  { name: 'Group', items: [{ name: 'Users List', to: '/userList' }] },
  { name: 'Currency', to: '/coin-list' },
  { name: 'Bot Orders', to: '/trade-history' },
]

describe('nearestPages', () => {
  it.each([
    ['/userlist', 'Users List'],
    ['/users', 'Users List'],
    ['/coins', 'Currency'],
    ['/bot-orders', 'Bot Orders'],
    ['/', 'Dashboard'],
  ])('offers for %s first %s', (tried, name) => {
    expect(nearestPages(tried, menu)[0]?.name).toBe(name)
  })

  it('offers three at most and none without a menu', () => {
    expect(nearestPages('/x', menu)).toHaveLength(3)
    expect(nearestPages('/x', [])).toEqual([])
  })
})
