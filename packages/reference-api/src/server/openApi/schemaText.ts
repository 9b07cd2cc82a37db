import type { Schema } from './parameters'

/** Rules worth showing beside a type, in the order of reading. */
const RULES = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'] as const

/** The parts of JSON Schema that the contract makes. */
interface Known {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

const deeper = (indent: string) => `${indent}  `

function objectText({ properties = {}, required = [], additionalProperties }: Known, indent: string): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${deeper(indent)}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, deeper(indent))}`,
  )
  if (typeof additionalProperties === 'object') fields.push(`${deeper(indent)}[name]: ${schemaText(additionalProperties, deeper(indent))}`)
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

/** A JSON Schema as people write types: `?` marks what may be left out, rules stand in brackets. */
export function schemaText(schema: Schema, indent = ''): string {
  const known: Known = schema
  if ('const' in schema) return JSON.stringify(known.const)
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = known.anyOf ?? known.oneOf
  if (choices) return choices.map((one) => schemaText(one, indent)).join(' | ')
  if (known.allOf) return known.allOf.map((one) => schemaText(one, indent)).join(' & ')
  if (known.type === 'object') return objectText(known, indent)
  const rules = RULES.filter((rule) => rule in schema).map((rule) => `${rule} ${String(schema[rule])}`)
  const words = rules.length === 0 ? '' : ` (${rules.join(', ')})`
  if (known.type === 'array') return `list of ${schemaText(known.items ?? {}, indent)}${words}`
  return `${known.type ?? 'anything'}${words}`
}
