import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import * as S from './Tabs.styles'

export interface Tab {
  id: string
  label: ReactNode
  /** Number of records behind the tab, as shown. */
  count?: ReactNode
}
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Ties the tabs to their `<TabPanel of={id}>`. */
  id: string
  /** Name of the group for screen readers. */
  label: string
  tabs: readonly Tab[]
  selected: string
  /** The app keeps the choice, in the URL. */
  onSelect(id: string): void
}

const tabId = (of: string, tab: string) => `${of}-tab-${tab}`
const panelId = (of: string, tab: string) => `${of}-panel-${tab}`

/** Text with an underline that slides to the selected one. Arrow keys, Home and End move and select. */
export function Tabs({ id, label, tabs, selected, onSelect, ref, ...rest }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLElement>(null)

  // The line is laid under the selected tab anew whenever widths change: other words, fonts, zoom.
  useLayoutEffect(() => {
    const place = () => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
      if (!line.current || !tab) return
      line.current.style.setProperty('--at', `${tab.offsetLeft}px`)
      line.current.style.setProperty('--width', `${tab.offsetWidth}px`)
    }
    place()
    const sized = new ResizeObserver(place)
    for (const tab of list.current?.querySelectorAll('[role="tab"]') ?? []) sized.observe(tab)
    return () => sized.disconnect()
  })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const last = tabs.length - 1
    const next = { [forward]: at === last ? 0 : at + 1, [backward]: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(tabId(id, tab.id))}"]`)?.focus()
  }
  return (
    <S.Tabs ref={mergeRefs(list, ref)} role="tablist" aria-label={label} onKeyDown={onKeyDown} {...rest}>
      {tabs.map((tab) => (
        <S.Tab
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(id, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(id, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <S.Count>{tab.count}</S.Count>}
        </S.Tab>
      ))}
      <S.Line ref={line} aria-hidden="true" />
    </S.Tabs>
  )
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** `id` of the Tabs. */
  of: string
  /** `id` of the tab it belongs to. Draw only the selected one. */
  tab: string
}

/** The content of the selected tab. */
export function TabPanel({ of, tab, ...rest }: TabPanelProps) {
  return <S.Panel role="tabpanel" id={panelId(of, tab)} aria-labelledby={tabId(of, tab)} tabIndex={0} {...rest} />
}
