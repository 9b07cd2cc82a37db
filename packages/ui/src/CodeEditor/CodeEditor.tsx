import { type ComponentPropsWithRef, lazy, Suspense } from 'react'
import { Field, type FieldTexts } from '../Field'
import { Skeleton } from '../Skeleton'
import * as S from './CodeEditor.styles'

const CodeSurface = lazy(() => import('./CodeSurface'))

/** A name the text may use as `{{name}}`. */
export interface CodeVariable {
  name: string
  /** What stands in its place, in a few words. */
  detail?: string | undefined
}

export interface CodeEditorProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'onBlur'> {
  value: string
  onChange(value: string): void
  onBlur?: (() => void) | undefined
  /** `text` has no tags to colour or to check; HTML unless told. */
  language?: 'html' | 'text' | undefined
  /** Known names: completed after `{{`. Others are underlined and named in the status bar. Without the list no name is judged. */
  variables?: readonly CodeVariable[] | undefined
  readOnly?: boolean | undefined
}

/**
 * HTML or plain text with `{{variables}}` (DESIGN §6 "Code and HTML editor"). CodeMirror is fetched when one is drawn.
 * Tab indents; Esc, then Tab, leaves. `ref` and the rest reach the field's frame, `id` the text.
 */
export function CodeEditor({ value, onChange, onBlur, language = 'html', variables, readOnly = false, ...field }: CodeEditorProps) {
  return (
    <Field {...field}>
      {(control, labelId) => (
        <S.Edge data-invalid={field.error ? '' : undefined} data-readonly={readOnly ? '' : undefined}>
          <Suspense fallback={<Loading />}>
            <CodeSurface {...{ value, onChange, onBlur, language, variables, readOnly, control, labelId }} />
          </Suspense>
        </S.Edge>
      )}
    </Field>
  )
}

const LINES = ['45%', '70%', '60%', '30%']

function Loading() {
  return (
    <S.Loading aria-busy="true">
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </S.Loading>
  )
}
