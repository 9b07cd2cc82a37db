import { File as FileIcon, Upload, X } from 'lucide-react'
import { type ComponentPropsWithRef, type DragEvent, useEffect, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { Choose, HiddenInput, Preview, Words, Zone } from './FileField.styles'
import { acceptWords, type FileLimits, fileProblem, formatBytes } from './fileProblem'

export interface FileFieldProps
  extends FieldTexts,
    FileLimits,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple' | 'size'> {
  value: File | null
  /** A file within the limits, or null when it was taken away. A file outside them is refused in words and not handed on. */
  onChange: (file: File | null) => void
  /** What is stored now, shown until another is chosen. */
  current?: { name: string; url?: string | undefined } | undefined
}

/** One file, chosen or dropped, within limits that are named before and after (DESIGN §11). `ref` and the rest reach the native input. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    labelHidden,
    id,
    className,
    style,
    ref,
    accept,
    maxBytes,
    value,
    onChange,
    current,
    ...input
  } = props
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const real = useRef<HTMLInputElement>(null)
  const preview = usePreview(value) ?? (value ? undefined : current?.url)

  const take = (file: File | null | undefined) => {
    // The same file may be chosen again after a refusal or a removal.
    if (real.current) real.current.value = ''
    if (file === undefined) return
    const refusal = file ? fileProblem(file, { accept, maxBytes }) : undefined
    setProblem(refusal)
    if (!refusal) onChange(file)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    if (!input.disabled) setOver(event.type !== 'dragleave')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!input.disabled) take(event.dataTransfer.files[0])
  }
  const limits = [accept ? acceptWords(accept) : '', maxBytes === undefined ? '' : `up to ${formatBytes(maxBytes)}`]
    .filter(Boolean)
    .join(', ')
  const shown = value ?? current
  const refused = problem ?? error

  return (
    <Field {...{ label, hint, error: refused, optional, aside, labelHidden, id, className, style }} describedBy={input['aria-describedby']}>
      {(control) => (
        <Zone
          data-over={over ? '' : undefined}
          data-invalid={refused ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={onDrag}
          onDrop={onDrop}
        >
          {preview ? <Preview src={preview} alt="" /> : <Icon of={shown ? FileIcon : Upload} size="lg" />}
          <Words>
            {shown ? <p>{shown.name}</p> : null}
            <p>
              <Choose htmlFor={control.id} data-disabled={input.disabled ? '' : undefined}>
                {shown ? 'Choose another file' : 'Choose a file'}
              </Choose>
              {shown ? null : ' or drop it here'}
              {value ? ` · ${formatBytes(value.size)}` : limits ? ` · ${limits}` : ''}
            </p>
          </Words>
          <HiddenInput
            {...input}
            {...control}
            ref={mergeRefs(ref, real)}
            type="file"
            accept={accept?.join(',')}
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
          {value && !input.disabled ? <IconButton size="sm" icon={X} label={`Remove ${value.name}`} onClick={() => take(null)} /> : null}
        </Zone>
      )}
    </Field>
  )
}

/** Address of a picture's preview while it is chosen; given back to the browser afterwards. */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
