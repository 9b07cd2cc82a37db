import { type ComponentPropsWithRef, lazy, Suspense } from 'react'
import { Field, type FieldTexts } from '../Field'
import { Skeleton } from '../Skeleton'
import * as S from './RichTextEditor.styles'

const RichTextSurface = lazy(() => import('./RichTextSurface'))

export interface RichTextEditorProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'onBlur'> {
  /** HTML; an empty text is the empty string. What the editor has no form for is dropped at the first change. */
  value: string
  onChange(html: string): void
  onBlur?: (() => void) | undefined
  readOnly?: boolean | undefined
}

/**
 * Text with headings, lists, links, tables, pictures and code, as HTML. Tiptap is fetched when one is drawn.
 * Links lead to http, https and mailto only; the server sanitises again (F82). `ref` and the rest reach the field's frame, `id` the text.
 */
export function RichTextEditor({ value, onChange, onBlur, readOnly = false, ...field }: RichTextEditorProps) {
  return (
    <Field {...field}>
      {(control, labelId) => (
        <S.Edge data-invalid={field.error ? '' : undefined}>
          <Suspense fallback={<Loading />}>
            <RichTextSurface {...{ value, onChange, onBlur, readOnly, control, labelId }} />
          </Suspense>
        </S.Edge>
      )}
    </Field>
  )
}

const LINES = ['40%', '90%', '80%', '60%']

function Loading() {
  return (
    <S.Loading aria-busy="true">
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </S.Loading>
  )
}
