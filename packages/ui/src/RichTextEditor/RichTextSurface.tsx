import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import type { FieldControl } from '../Field'
import * as S from './RichTextEditor.styles'
import { RichTextToolbar } from './RichTextToolbar'
import { readRichText, richTextExtensions } from './richText'

interface RichTextSurfaceProps {
  value: string
  onChange(html: string): void
  onBlur: (() => void) | undefined
  readOnly: boolean
  control: FieldControl
  labelId: string
}

const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** Its own chunk: it carries Tiptap. */
export default function RichTextSurface({ value, onChange, onBlur, readOnly, control, labelId }: RichTextSurfaceProps) {
  const attributes: Record<string, string> = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, id: control.id }
  if (control['aria-describedby']) attributes['aria-describedby'] = control['aria-describedby']
  if (control['aria-invalid']) attributes['aria-invalid'] = 'true'
  if (readOnly) {
    attributes['aria-readonly'] = 'true'
    attributes['tabindex'] = '0'
  }
  const editor = useEditor({
    extensions: richTextExtensions,
    content: readRichText(value),
    editable: !readOnly,
    injectNonce: nonceOfPage(),
    editorProps: { attributes },
    onUpdate: (event) => onChange(event.editor.isEmpty ? '' : event.editor.getHTML()),
    onBlur: () => onBlur?.(),
  })

  // A value from outside (a reset, another version) replaces the text; our own report comes back equal.
  useEffect(() => {
    const now = editor.isEmpty ? '' : editor.getHTML()
    if (now !== value && !editor.isFocused) editor.commands.setContent(readRichText(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <>
      {readOnly ? null : <RichTextToolbar editor={editor} />}
      <S.Text>
        <EditorContent editor={editor} />
      </S.Text>
    </>
  )
}
