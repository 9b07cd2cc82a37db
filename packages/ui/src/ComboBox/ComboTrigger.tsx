import { ChevronsUpDown } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { mergeRefs } from '../anchored/mergeRefs'
import { TriggerBox, TriggerValue } from '../DateRangeField/trigger.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { Popover } from '../Popover'
import { Spinner } from '../Spinner'
import type { OptionSource } from './options'

const load = () => import('./OptionPanel')
const OptionPanel = lazy(load)
const preload = () => {
  // A failed fetch is said where the list is drawn.
  load().catch(() => undefined)
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: 240px;
  height: 120px;
`

export interface ComboTriggerProps
  extends FieldTexts,
    OptionSource,
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'type'> {
  multiple?: boolean
  selected: readonly string[]
  onSelect: (selected: readonly string[], close: () => void) => void
  /** What the button says; undefined shows the placeholder. */
  summary: ReactNode
  placeholder: string
  size?: 'sm' | 'md' | 'lg' | undefined
  quiet?: boolean | undefined
}

/** The field of ComboBox and MultiSelect: a button that opens a filterable list. The list is fetched when it is first needed. */
export function ComboTrigger(props: ComboTriggerProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, options, onQuery, busy, emptyText, ...more } = props
  const { multiple = false, selected, onSelect, summary, placeholder, size = 'md', quiet, ref, ...button } = more
  const [width, setWidth] = useState(0)
  const trigger = useRef<HTMLButtonElement>(null)
  const name = typeof label === 'string' ? label : 'Options'
  return (
    <Field {...{ label, hint, error, optional, aside, labelHidden, id, className, style }} describedBy={button['aria-describedby']}>
      {(control, labelId) => (
        <Popover
          label={name}
          padded={false}
          onOpenChange={() => setWidth(trigger.current?.offsetWidth ?? 0)}
          trigger={
            <TriggerBox
              as="button"
              type="button"
              {...button}
              {...control}
              ref={mergeRefs(ref, trigger)}
              aria-labelledby={`${labelId} ${control.id}-value`}
              data-size={size}
              data-quiet={quiet ? '' : undefined}
              data-invalid={error ? '' : undefined}
              data-disabled={button.disabled ? '' : undefined}
              onPointerEnter={preload}
              onFocus={preload}
            >
              <TriggerValue id={`${control.id}-value`} data-empty={summary === undefined ? '' : undefined}>
                {summary ?? placeholder}
              </TriggerValue>
              <Icon of={ChevronsUpDown} size="sm" />
            </TriggerBox>
          }
        >
          {(close) => (
            <Suspense
              fallback={
                <Waiting>
                  <Spinner size={18} />
                </Waiting>
              }
            >
              <OptionPanel
                width={width}
                {...{ options, onQuery, busy, emptyText, multiple, selected }}
                label={name}
                onSelect={(next) => onSelect(next, close)}
              />
            </Suspense>
          )}
        </Popover>
      )}
    </Field>
  )
}
