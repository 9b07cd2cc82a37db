import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button'
import type { DatePreset } from '../DateRangeField/datePresets'
import { AddFilterChip, FilterChip } from '../FilterChip'
import { Popover } from '../Popover'
import { DayFilter } from './DayFilter'
import { describeFilter } from './describeFilter'
import { FilterEditor } from './FilterEditor'
import { FieldList } from './FilterEditor.styles'
import { type FilterCondition, type FilterField, type Filters, withFilter } from './filters'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
`

export interface FilterBuilderProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Fields that may be filtered, in the order to offer. */
  fields: readonly FilterField[]
  /** Conditions in force, e.g. from the URL. One of an unknown field is left alone and not drawn. */
  filters: Filters
  onChange: (filters: Filters) => void
  /** IANA zone whose days are meant. */
  zone?: string | undefined
  /** ISO day of now in that zone. */
  today: string
  /** Ranges offered first in a day picker, e.g. the one in use on another list. */
  offered?: readonly DatePreset[] | undefined
  /** Called by "Clear"; without it only the filters are cleared. */
  onClear?: (() => void) | undefined
  /** Further chips, drawn before "Add filter". */
  children?: ReactNode
}

/** The chips of a list: each edits its condition, the dashed one adds another (DESIGN §6 "Chip", "Toolbar"). */
export function FilterBuilder(props: FilterBuilderProps) {
  const { fields, filters, onChange, zone = 'UTC', today, offered, onClear, children, ...rest } = props
  const inForce = fields.flatMap((field) => {
    const condition = filters[field.name]
    return condition ? [{ field, condition }] : []
  })
  const free = fields.filter((field) => !filters[field.name])
  const editor = (field: FilterField, close: () => void) => {
    const common = {
      field,
      condition: filters[field.name],
      onCancel: close,
      onApply: (condition: FilterCondition) => {
        close()
        onChange(withFilter(filters, field.name, condition))
      },
    }
    if (field.kind === 'day' || field.kind === 'time') return <DayFilter key={field.name} {...common} {...{ zone, today, offered }} />
    return <FilterEditor key={field.name} {...common} />
  }
  const clear = onClear ?? (() => onChange(inForce.reduce((left, { field }) => withFilter(left, field.name, null), filters)))
  return (
    <Row role="group" aria-label="Filters" {...rest}>
      {inForce.map(({ field, condition }) => (
        <FilterChip
          key={field.name}
          name={field.label}
          value={describeFilter(field, condition, { zone, today })}
          editor={(close) => editor(field, close)}
          editorPadded={field.kind !== 'day' && field.kind !== 'time'}
          onRemove={(event) => {
            focusNext(event.currentTarget)
            onChange(withFilter(filters, field.name, null))
          }}
        />
      ))}
      {children}
      {free.length > 0 ? <AddFilter fields={free} editor={editor} /> : null}
      {inForce.length > 0 ? (
        <Button kind="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
      ) : null}
    </Row>
  )
}

/** A removed chip hands the focus on, so that the keyboard does not fall back to the top of the page. */
function focusNext(button: HTMLButtonElement) {
  const buttons = [...(button.closest('[role=group]')?.querySelectorAll('button') ?? [])]
  buttons[buttons.indexOf(button) + 1]?.focus()
}

function AddFilter({ fields, editor }: { fields: readonly FilterField[]; editor: (field: FilterField, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<string>()
  const field = fields.find((each) => each.name === name)
  const bare = !field || field.kind === 'day' || field.kind === 'time'
  return (
    <Popover
      label={field ? `Filter by ${field.label}` : 'Add filter'}
      padded={!bare}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setName(undefined)
      }}
      trigger={<AddFilterChip />}
    >
      {(close) =>
        field ? (
          editor(field, close)
        ) : (
          <FieldList aria-label="Fields">
            {fields.map((each) => (
              <li key={each.name}>
                <button type="button" onClick={() => setName(each.name)}>
                  {each.label}
                </button>
              </li>
            ))}
          </FieldList>
        )
      }
    </Popover>
  )
}
