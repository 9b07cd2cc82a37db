import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AmountField } from '../AmountField'
import { firstFocusable } from '../anchored/firstFocusable'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { RadioGroup } from '../RadioGroup'
import { Select } from '../Select'
import { TextField } from '../TextField'
import { conditionOf, draftOf, type FilterDraft } from './conditionOf'
import { Editor, Foot, Options, Pair, Problem } from './FilterEditor.styles'
import { type FilterCondition, type FilterField, type FilterOperator, OPERATOR_WORDS, OPERATORS } from './filters'

export interface FilterEditorProps {
  field: FilterField
  condition: FilterCondition | undefined
  onApply: (condition: FilterCondition) => void
  onCancel: () => void
}

/** The small form behind a chip: an operator that fits the field's kind, then its values. */
export function FilterEditor({ field, condition, onApply, onCancel }: FilterEditorProps) {
  const offered = operatorsOf(field, condition)
  const [draft, setDraft] = useState(() => draftOf(field, condition, offered[0] ?? 'eq'))
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // The list of fields it replaces held the focus.
  useEffect(() => firstFocusable(form.current)?.focus(), [])
  const change = (part: Partial<FilterDraft>) => {
    setDraft({ ...draft, ...part })
    setProblem('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const result = conditionOf(field, draft)
    if (typeof result === 'string') setProblem(result)
    else onApply(result)
  }
  return (
    <Editor ref={form} noValidate onSubmit={submit}>
      {offered.length > 1 ? (
        <Select
          label={field.label}
          value={draft.op}
          options={offered.map((op) => ({ value: op, label: OPERATOR_WORDS[op] }))}
          onChange={(event) => change({ op: event.currentTarget.value as FilterOperator })}
        />
      ) : null}
      <Values field={field} draft={draft} change={change} />
      <Problem role="alert">{problem}</Problem>
      <Foot>
        <Button kind="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" size="sm" type="submit">
          Apply
        </Button>
      </Foot>
    </Editor>
  )
}

/** The kind's operators; one that came by the URL stays choosable. */
function operatorsOf(field: FilterField, condition: FilterCondition | undefined): readonly FilterOperator[] {
  const usual = OPERATORS[field.kind]
  return condition && !usual.includes(condition.op) ? [...usual, condition.op] : usual
}

function Values({ field, draft, change }: { field: FilterField; draft: FilterDraft; change: (part: Partial<FilterDraft>) => void }) {
  const { op, first, second, chosen } = draft
  if (op === 'empty') return null
  if (field.kind === 'boolean') {
    const options = field.values ?? [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
    return (
      <RadioGroup label={field.label} options={options} value={first} onChange={(event) => change({ first: event.currentTarget.value })} />
    )
  }
  if (op === 'in' && field.values) {
    const tick = (value: string, on: boolean) => change({ chosen: on ? [...chosen, value] : chosen.filter((each) => each !== value) })
    return (
      <Options role="group" aria-label={`Values of ${field.label}`}>
        {field.values.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => tick(value, event.currentTarget.checked)}
          />
        ))}
      </Options>
    )
  }
  if (field.values) {
    return (
      <Select
        label="Value"
        labelHidden
        placeholder="Choose"
        options={field.values}
        value={first}
        onChange={(event) => change({ first: event.currentTarget.value })}
      />
    )
  }
  if (field.kind === 'amount' || field.kind === 'integer') {
    const figure = (label: string, value: string, write: (value: string) => void) => (
      <AmountField
        label={label}
        labelHidden={op !== 'between'}
        value={value}
        onChange={write}
        signed
        unit={field.unit}
        decimals={field.kind === 'integer' ? 0 : field.decimals}
      />
    )
    if (op !== 'between') return figure('Value', first, (value) => change({ first: value }))
    return (
      <Pair>
        {figure('From', first, (value) => change({ first: value }))}
        {figure('To', second, (value) => change({ second: value }))}
      </Pair>
    )
  }
  return (
    <TextField
      label="Value"
      labelHidden={op !== 'in'}
      hint={op === 'in' ? 'Separate several by commas.' : undefined}
      maxLength={200}
      value={first}
      onChange={(event) => change({ first: event.currentTarget.value })}
    />
  )
}
