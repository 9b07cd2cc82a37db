import { CornerDownLeft, type LucideIcon, Search } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { useModal } from '../Dialog/useModal'
import { Icon } from '../Icon'
import { Kbd } from '../Kbd'
import { Spinner } from '../Spinner'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './CommandPalette.styles'
import { markMatches } from './markMatches'

export interface PaletteItem {
  id: string
  label: string
  icon: LucideIcon
  /** Identifier before the label, in mono. */
  code?: string | undefined
  /** State or place, at the end. */
  tail?: ReactNode
}

export interface PaletteGroup {
  id: string
  label: string
  items: readonly PaletteItem[]
}

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'children'> {
  open: boolean
  onClose(): void
  /** What was typed; the caller searches and hands in `groups`. */
  query: string
  onQueryChange(query: string): void
  /** Only what the admin may open or do. */
  groups: readonly PaletteGroup[]
  /** Records are being looked up. */
  busy?: boolean | undefined
  /** Enter or a click; Ctrl or ⌘ asks for a new tab. */
  onChoose(item: PaletteItem, how: { newTab: boolean }): void
  /** Shown when nothing is found. */
  nothing?: ReactNode
}

/** Ctrl or ⌘ K: one field for pages, records and actions. Focus stays in the field; arrows move the choice. */
export function CommandPalette({ open, ...rest }: CommandPaletteProps) {
  return open ? <OpenPalette {...rest} /> : null
}

function OpenPalette({ onClose, query, onQueryChange, groups, busy, onChoose, nothing, ref, ...rest }: Omit<CommandPaletteProps, 'open'>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === chosen),
  )
  const current = items[at]
  const optionId = (item: PaletteItem) => `${id}${item.id}`

  useEffect(() => {
    if (current) document.getElementById(`${id}${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, id])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) onChoose(current, { newTab: event.ctrlKey || event.metaKey })
      return
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    if (to === undefined || items.length === 0) return
    event.preventDefault()
    const step = Math.abs(to - at) === 1
    const next = step ? (to + items.length) % items.length : Math.min(Math.max(to, 0), items.length - 1)
    setChosen(items[next]?.id ?? null)
  }

  return (
    <S.Palette ref={mergeRefs(dialog, ref)} aria-label="Command palette" {...modal} {...rest}>
      <S.Typed>
        {busy ? <Spinner size={18} /> : <Icon of={Search} size="lg" />}
        <input
          type="text"
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          placeholder="Search or jump to"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={(event) => {
            setChosen(null)
            onQueryChange(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </S.Typed>
      <S.Found id={`${id}list`} role="listbox" aria-label="Results" aria-busy={busy || undefined}>
        {groups.map((group) =>
          group.items.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <S.Heading id={`${id}-${group.id}`} role="presentation">
                {group.label}
              </S.Heading>
              {group.items.map((item) => (
                <S.Item
                  key={item.id}
                  id={optionId(item)}
                  role="option"
                  aria-selected={item === current}
                  onPointerMove={() => setChosen(item.id)}
                  onClick={(event) => onChoose(item, { newTab: event.ctrlKey || event.metaKey })}
                >
                  <Icon of={item.icon} />
                  {item.code ? <S.Code>{item.code}</S.Code> : null}
                  <S.Label>
                    {markMatches(item.label, query).map((part, index) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one label have no other identity
                      part.match ? <mark key={index}>{part.text}</mark> : part.text,
                    )}
                  </S.Label>
                  <S.Tail>
                    {item.tail}
                    {item === current ? <Icon of={CornerDownLeft} size="sm" /> : null}
                  </S.Tail>
                </S.Item>
              ))}
            </div>
          ),
        )}
      </S.Found>
      {items.length === 0 && !busy ? (
        <S.Nothing>{nothing ?? `Nothing matches “${query.trim()}”. Try an e-mail address, an ID or a symbol.`}</S.Nothing>
      ) : null}
      <VisuallyHidden role="status">{busy ? 'Searching' : `${items.length} results`}</VisuallyHidden>
      <S.Foot aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
        </span>
        <span>
          <Kbd>Enter</Kbd> to open
        </span>
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> in a new tab
        </span>
      </S.Foot>
    </S.Palette>
  )
}
