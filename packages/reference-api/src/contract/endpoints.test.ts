import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { EndpointSpec } from './endpoint'
import { endpoints } from './endpoints'
import { PAGE_ACTIONS, type PageName } from './permissions'

const table: [string, EndpointSpec][] = Object.entries(endpoints)
const folder = new URL('./endpoints/', import.meta.url)
const parts: object[] = await Promise.all(
  readdirSync(folder).map(async (name) => Object.values((await import(new URL(name, folder).href)) as Record<string, object>)[0] ?? {}),
)

/** Calls of SPEC §7, as it writes them. */
const SPEC_CALLS = [
  'POST /adminapi/login',
  'POST /adminapi/forgotPassword',
  'POST /adminapi/resetPassword',
  'GET /adminapi/getadmindetail',
  'GET /adminapi/admintwofa',
  'PUT /adminapi/admintwofa',
  'PATCH /adminapi/admintwofa',
]

describe('endpoint table', () => {
  it('loses no row when the parts are put together', () => {
    expect(table).toHaveLength(parts.reduce((sum, part) => sum + Object.keys(part).length, 0))
  })

  it('has one row per method and path', () => {
    const calls = table.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it("marks exactly the seven calls of SPEC §7 as the owner's", () => {
    const calls = table.filter(([, { source }]) => source !== 'ours').map(([, { method, path }]) => `${method} ${path}`)
    expect(calls.sort()).toEqual([...SPEC_CALLS].sort())
  })

  it('uses every page and every action that a restriction may name', () => {
    const used = new Set(
      table.flatMap(([, { requires }]) =>
        typeof requires === 'string' ? [] : [requires.page, `${requires.page} ${requires.action ?? ''}`],
      ),
    )
    const missing = (Object.keys(PAGE_ACTIONS) as PageName[])
      .flatMap((page) => [page, ...PAGE_ACTIONS[page].map((action) => `${page} ${action}`)])
      .filter((right) => !used.has(right))
    expect(missing).toEqual([])
  })

  it.each(table)('%s describes its path, body and answer', (_, spec) => {
    const names = [...spec.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const described = spec.params === undefined ? [] : Object.keys((spec.params as unknown as { entries: object }).entries)
    expect(described.sort()).toEqual(names.sort())
    expect(spec.result !== undefined || spec.streams !== undefined).toBe(true)
    if (spec.method === 'GET' || spec.method === 'DELETE') expect(spec.body).toBeUndefined()
    else expect(spec.body).toBeDefined()
    expect(spec.summary).toMatch(/^["A-Z].*\.$/)
  })

  it.each(table.filter(([, { body }]) => body !== undefined))('S17 %s refuses fields that it does not know', (_, { body }) => {
    if (body === undefined) throw new Error('filtered above')
    const smuggled = { _id: 'x', role: 'superadmin', passwordHash: 'x', __unknown: 1 }
    expect(v.safeParse(body, smuggled).success).toBe(false)
  })

  it.each(table.filter(([, { list }]) => list !== undefined))('%s sorts by default by a field it sorts', (_, { list }) => {
    expect(list?.sort).toContain(list?.defaultSort.split(':')[0])
  })
})
