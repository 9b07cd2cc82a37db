import { describe, expect, it } from 'vitest'
import type { EndpointSpec } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { openApi } from './openApi'

const table = Object.entries(endpoints as Readonly<Record<string, EndpointSpec>>)
const document = openApi(endpoints)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (name: string) => operations.find(({ operation }) => operation.operationId === name)?.operation

/** Every value under a key, at any depth. */
function under(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [...(name === key ? [child] : []), ...under(child, key)])
}

describe('OpenAPI document', () => {
  it('describes every endpoint of the table once', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(table.map(([name]) => name).sort())
  })

  it('has the shape of 3.1: templated paths with their parameters, answers with words, no foreign dialect', () => {
    expect(document.openapi).toBe('3.1.1')
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    for (const { path, method, operation } of operations) {
      expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const described = operation.parameters.flatMap((one) => ('in' in one && one.in === 'path' && one.required ? [one.name] : []))
      expect({ path, described: described.sort() }).toEqual({ path, described: named.sort() })
      expect(Object.keys(operation.responses).length).toBeGreaterThan(1)
      for (const response of Object.values(operation.responses)) expect('$ref' in response || response.description !== '').toBe(true)
      expect(document.tags).toContainEqual({ name: operation.tags[0] })
      expect(operation.parameters.length).toBe(
        new Set(operation.parameters.map((one) => JSON.stringify('in' in one ? [one.in, one.name] : one))).size,
      )
    }
    expect(under(document, '$schema')).toEqual([])
  })

  it('has no reference that leads nowhere', () => {
    const references = under(document, '$ref')
    expect(references.length).toBeGreaterThan(table.length)
    for (const reference of references) {
      const found = String(reference)
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
      expect(`${reference} ${typeof found}`).toBe(`${reference} object`)
    }
  })

  it('says of each call who may make it, and asks guests for no token', () => {
    for (const [name, spec] of table) {
      const operation = operationOf(name)
      expect(operation?.['x-permission']).toEqual(spec.requires)
      expect(operation?.['x-source']).toBe(spec.source)
      expect(operation?.security).toEqual(spec.requires === 'guest' ? [] : undefined)
      expect('401' in (operation?.responses ?? {}) || spec.requires === 'guest').toBe(true)
    }
  })

  it('names the query of a list, and the headers of a guarded change', () => {
    const names = (name: string) => operationOf(name)?.parameters.map((one) => ('$ref' in one ? one.$ref.split('/').at(-1) : one.name))
    expect(names('listUsers')).toEqual(expect.arrayContaining(['Page', 'Limit', 'Search', 'sort', 'f.email']))
    const guarded = table.filter(([, { ifMatch }]) => ifMatch)
    expect(guarded.length).toBeGreaterThan(0)
    for (const [name] of guarded) {
      expect(names(name)).toContain('IfMatch')
      expect(Object.keys(operationOf(name)?.responses ?? {})).toEqual(expect.arrayContaining(['412', '428']))
    }
    for (const [name] of table.filter(([, { idempotent }]) => idempotent)) expect(names(name)).toContain('IdempotencyKey')
  })

  it('gives no example value, so no secret either', () => {
    const examples = [...under(document, 'example'), ...under(document, 'examples')]
    // A field may be called `example`; what stands under it then is its schema.
    expect(examples.filter((value) => typeof value !== 'object' || !('type' in (value ?? {})))).toEqual([])
    expect(JSON.stringify(document)).not.toMatch(/eyJ[\w-]+\.|otpauth:|[A-Z2-7]{32}/)
  })
})
