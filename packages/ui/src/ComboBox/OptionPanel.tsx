import { Check, Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TextField } from 'react-aria-components/TextField'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import * as S from './OptionPanel.styles'
import type { ComboOption, OptionSource } from './options'

interface OptionPanelProps extends OptionSource {
  label: string
  /** Pixels of the field, so that the list is as wide where it can be. */
  width: number
  multiple?: boolean
  selected: readonly string[]
  onSelect: (selected: readonly string[]) => void
}

export default function OptionPanel(props: OptionPanelProps) {
  return (
    <I18nProvider locale="en-GB">
      <Panel {...props} />
    </I18nProvider>
  )
}

/** Enter chooses; it must not submit a form around the field. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Filter and list of a combo box. Typing filters, arrows move, Enter chooses, Esc closes. */
function Panel({
  label,
  width,
  multiple = false,
  selected,
  onSelect,
  options,
  onQuery,
  busy,
  emptyText = 'Nothing matches.',
}: OptionPanelProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const query = useRef<HTMLInputElement>(null)
  // The popover opened before this chunk was there.
  useEffect(() => query.current?.focus({ preventScroll: true }), [])
  return (
    <S.Panel style={{ width }} onKeyDown={keepEnter}>
      <Autocomplete {...(onQuery ? { onInputChange: onQuery } : { filter: contains })}>
        <S.Search>
          <Icon of={SearchIcon} size="sm" />
          <TextField aria-label={`Search ${label}`}>
            <S.Query ref={query} role="combobox" aria-expanded="true" aria-haspopup="listbox" placeholder="Search" />
          </TextField>
          {busy ? <Spinner size={14} /> : null}
        </S.Search>
        <S.List
          aria-label={label}
          items={options}
          selectionMode={multiple ? 'multiple' : 'single'}
          selectionBehavior="toggle"
          selectedKeys={selected}
          disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
          onSelectionChange={(keys) => onSelect(keys === 'all' ? options.map((option) => option.value) : [...keys].map(String))}
          renderEmptyState={() => (busy ? 'Searching…' : emptyText)}
        >
          {(item) => {
            const option = item as ComboOption
            return (
              <S.Option id={option.value} textValue={`${option.label} ${option.detail ?? ''}`.trim()}>
                {option.mark}
                <S.OptionWords>
                  <span>{option.label}</span>
                  {option.detail ? <small>{option.detail}</small> : null}
                </S.OptionWords>
                <Icon of={Check} size="sm" />
              </S.Option>
            )
          }}
        </S.List>
      </Autocomplete>
      {multiple ? (
        <S.Foot>
          <span role="status">{selected.length} chosen</span>
          <Button kind="ghost" size="sm" disabled={selected.length === 0} onClick={() => onSelect([])}>
            Clear
          </Button>
        </S.Foot>
      ) : null}
    </S.Panel>
  )
}
