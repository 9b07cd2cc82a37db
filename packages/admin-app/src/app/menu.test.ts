import type { MenuItem } from '@quarterdeck/core'
import { PAGE_NAMES } from '@quarterdeck/reference-api/contract'
import { describe, expect, it } from 'vitest'
import { menu } from './menu'
import { menuTrail } from './menuTrail'
import { paths } from './paths'

const flatten = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatten(item.items ?? [])])

describe('menu', () => {
  it('has the entries and paths of SPEC §2', () => {
    expect(flatten(menu).map(({ name, to }) => [name, to])).toEqual([
      ['Dashboard', '/dashboard'],
      ["User's Management", undefined],
      ['Users List', '/userList'],
      ['Currency', '/coin-list'],
      ['Trade Settings', undefined],
      ['Pairs', '/spot-pair'],
      ['Bot Trade', undefined],
      ['Bot Orders', '/trade-history'],
      ['Price CNV', undefined],
      ['Conversions', '/cnv-list'],
      ['Content Management', undefined],
      ['Site Settings', '/site-setting'],
      ['CMS Pages', '/cmsList'],
      ['Email Templates', '/templateList'],
      ['Admin Control', undefined],
      ['Sub Admin', '/sub-admin'],
    ])
  })

  it('names every page that a restriction list may hold', () => {
    const names = flatten(menu).flatMap(({ name, to }) => (to && to !== paths.dashboard ? [name] : []))
    expect(names).toEqual(PAGE_NAMES)
  })
})

describe('menuTrail', () => {
  it.each([
    ['/userList', ["User's Management", 'Users List']],
    ['/coin-list', ['Currency']],
    ['/nowhere', []],
  ])('leads to %s by %j', (path, trail) => {
    expect(menuTrail(menu, path)).toEqual(trail)
  })
})
