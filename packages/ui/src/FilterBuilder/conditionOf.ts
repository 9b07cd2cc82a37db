import { compareAmounts } from '../amount/compareAmounts'
import { readAmount } from '../amount/readAmount'
import type { FilterCondition, FilterField, FilterOperator } from './filters'

/** What the editor holds before it becomes a condition. */
export interface FilterDraft {
  op: FilterOperator
  /** First value, or the only one. */
  first: string
  /** Second value of `between`. */
  second: string
  /** Ticked values of `in`. */
  chosen: readonly string[]
}

/** The draft that shows a condition, or an empty one. */
export function draftOf(field: FilterField, condition: FilterCondition | undefined, op: FilterOperator): FilterDraft {
  if (!condition) return { op, first: field.kind === 'boolean' ? 'true' : '', second: '', chosen: [] }
  const [first = '', second = ''] = condition.op === 'between' ? condition.value.split(',') : [condition.value]
  return { op: condition.op, first, second, chosen: condition.op === 'in' ? condition.value.split(',').filter(Boolean) : [] }
}

/** The condition a draft means, or words that say what is missing. */
export function conditionOf(field: FilterField, { op, first, second, chosen }: FilterDraft): FilterCondition | string {
  if (op === 'empty') return { op, value: first === 'false' ? 'false' : 'true' }
  if (op === 'in' && field.values) return chosen.length > 0 ? { op, value: chosen.join(',') } : 'Tick one or more.'
  if (op === 'in') {
    const list = first.split(/[\s,;]+/).filter(Boolean)
    return list.length > 0 ? { op, value: list.join(',') } : 'Write one or more, with commas between.'
  }
  const values = op === 'between' ? [first, second] : [first]
  const read = values.map((value) => readValue(field, value))
  const refused = read.find((value) => value.problem)
  if (refused?.problem) return refused.problem
  const [from = '', to = ''] = read.map((value) => value.text)
  if (op === 'between' && compareAmounts(from, to) > 0) return 'The first figure is above the second. Swap them.'
  return { op, value: op === 'between' ? `${from},${to}` : from }
}

function readValue(field: FilterField, value: string): { text: string; problem?: string } {
  if (field.kind !== 'amount' && field.kind !== 'integer')
    return value.trim() === '' ? { text: '', problem: 'Write a value.' } : { text: value.trim() }
  const reading = readAmount(value, { decimals: field.kind === 'integer' ? 0 : field.decimals, signed: true, unit: field.unit })
  if (reading.state === 'read') return { text: reading.value }
  return { text: '', problem: reading.state === 'empty' ? 'Write a figure.' : reading.message }
}
