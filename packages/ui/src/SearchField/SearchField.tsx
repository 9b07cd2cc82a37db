import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { AffixButton, ControlBox } from '../Field/control.styles'
import { Icon } from '../Icon'
import { Hint, SearchInput } from './SearchField.styles'

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'prefix'> {
  /** What is searched, for screen readers, e.g. "Search users". */
  label: string
  /** The query in force, e.g. from the URL. A change from outside replaces the text, unless somebody is typing. */
  value?: string | undefined
  /** Told after `delay` of rest, at once on Enter and on clear, never in the middle of an IME composition (F99). */
  onSearch: (query: string) => void
  /** Milliseconds of rest before `onSearch`; 300 unless told (PRODUCT §0 "List state"). */
  delay?: number | undefined
  /** Key that the app gives this field, drawn as a hint while it is empty, e.g. `/`. */
  shortcut?: string | undefined
  size?: 'md' | 'lg' | undefined
}

/** The search of a list. `ref` and the rest reach the input, `className` and `style` the box. Escape clears. */
export function SearchField(props: SearchFieldProps) {
  const { label, value = '', onSearch, delay = 300, shortcut, size = 'md', className, style, ref, maxLength = 100, ...input } = props
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [asked, setAsked] = useState<readonly string[]>([])
  const real = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const composing = useRef(false)

  // A query from outside (Back, a cleared filter) replaces the text; our own coming back, perhaps late, does not.
  if (value !== seen) {
    const own = asked.indexOf(value)
    setSeen(value)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
    if (own < 0) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (query: string) => {
    clearTimeout(timer.current)
    if (query === (asked.at(-1) ?? value)) return
    setAsked([...asked, query])
    onSearch(query)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (!composing.current) timer.current = setTimeout(() => ask(next), delay)
  }
  const clear = () => {
    setText('')
    ask('')
    real.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') ask(text)
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <ControlBox data-size={size} data-quiet="" className={className} style={style} data-disabled={input.disabled ? '' : undefined}>
      <Icon of={Search} />
      <SearchInput
        aria-label={label}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        {...input}
        ref={mergeRefs(ref, real)}
        type="search"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={(event) => {
          composing.current = true
          clearTimeout(timer.current)
          input.onCompositionStart?.(event)
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          type(event.currentTarget.value)
          input.onCompositionEnd?.(event)
        }}
      />
      {text !== '' && !input.disabled ? (
        <AffixButton type="button" aria-label="Clear search" onClick={clear}>
          <Icon of={X} size="sm" />
        </AffixButton>
      ) : shortcut ? (
        <Hint aria-hidden="true">{shortcut}</Hint>
      ) : null}
    </ControlBox>
  )
}
