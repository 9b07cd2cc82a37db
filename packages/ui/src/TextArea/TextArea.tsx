import { type ComponentPropsWithRef, type CSSProperties, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Field, type FieldTexts } from '../Field/Field'
import { Counter } from '../TextField/Counter'
import { useLength } from '../TextField/useLength'
import { Area, AreaBox } from './TextArea.styles'

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Lines shown while empty; 3 unless told. */
  rows?: number | undefined
  /** Lines after which it scrolls; 12 unless told. */
  maxRows?: number | undefined
  /** Shows "12 / 100" beside the hint; needs `maxLength`. */
  counter?: boolean | undefined
}

const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Several lines of text that grow with it. `ref` and the rest reach the textarea, `className` and `style` the frame. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, rows = 3, maxRows = 12, counter, ref, ...area } = props
  const counted = counter === true && area.maxLength !== undefined
  const [length, onInput] = useLength(area)
  const real = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the text changes
  useLayoutEffect(() => {
    if (!SIZES_ITSELF) grow(real.current)
  }, [area.value, length])

  return (
    <Field
      {...{ label, hint, error, optional, aside, labelHidden, id, className, style }}
      describedBy={area['aria-describedby']}
      counter={counted ? <Counter length={length} max={area.maxLength ?? 0} /> : null}
    >
      {(control) => (
        <AreaBox
          data-invalid={error ? '' : undefined}
          data-disabled={area.disabled ? '' : undefined}
          data-readonly={area.readOnly ? '' : undefined}
        >
          <Area
            {...area}
            {...control}
            ref={mergeRefs(ref, real)}
            rows={rows}
            style={{ '--rows': rows, '--max-rows': Math.max(rows, maxRows) } as CSSProperties}
            onInput={onInput}
          />
        </AreaBox>
      )}
    </Field>
  )
}

/** For browsers without `field-sizing` (Firefox): the height follows the text; min and max stay in the styles. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
