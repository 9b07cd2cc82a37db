import { type FormEvent, type FormEventHandler, useState } from 'react'

interface Counted<E> {
  value?: unknown
  defaultValue?: unknown
  onInput?: FormEventHandler<E> | undefined
}

/** Length of a field's text in characters as typed, for controlled and uncontrolled inputs alike. */
export function useLength<E extends HTMLInputElement | HTMLTextAreaElement>(input: Counted<E>): [number, FormEventHandler<E>] {
  const [typed, setTyped] = useState(() => String(input.defaultValue ?? '').length)
  const onInput: FormEventHandler<E> = (event: FormEvent<E>) => {
    setTyped(event.currentTarget.value.length)
    input.onInput?.(event as Parameters<FormEventHandler<E>>[0])
  }
  return [input.value === undefined ? typed : String(input.value).length, onInput]
}
