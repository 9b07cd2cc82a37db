import { Button, NumberField, Select, Switch } from '@quarterdeck/ui'
import { Shuffle } from 'lucide-react'
import * as S from './ReactTablePage.styles'
import { COUNTS, type TableSettings } from './tableSettings'

interface SettingsPanelProps {
  settings: TableSettings
  onChange: (part: Partial<TableSettings>) => void
  /** Open at first where there is room beside the table. */
  open: boolean
}

type Flag = { [Name in keyof TableSettings]: TableSettings[Name] extends boolean ? Name : never }[keyof TableSettings]

const FLAGS: readonly { name: Flag; label: string; hint?: string }[] = [
  { name: 'sort', label: 'Sortable heads', hint: 'Shift adds a column' },
  { name: 'resize', label: 'Resizable columns' },
  { name: 'select', label: 'Boxes and bulk bar', hint: 'Shift ticks a range' },
  { name: 'selectAll', label: 'Offer all that match' },
  { name: 'open', label: 'Rows open' },
  { name: 'menu', label: 'Row menu' },
  { name: 'reorder', label: 'Rows can be moved', hint: 'By grip or Alt and arrows' },
  { name: 'totals', label: 'Totals' },
  { name: 'live', label: 'Live prices', hint: 'Four changes a second' },
  { name: 'fresh', label: 'New rows tint' },
  { name: 'busy', label: 'A busy row' },
  { name: 'letterKeys', label: 'Letter keys j, k, m' },
]

const OUTCOMES = [
  { value: 'rows', label: 'Rows' },
  { value: 'fails', label: 'Failure' },
  { value: 'stale', label: 'Failure, old rows kept' },
  { value: 'denied', label: 'Not allowed' },
  { value: 'empty', label: 'Nothing yet' },
]
const LATENCIES = [
  { value: '0', label: 'At once' },
  { value: '400', label: 'After 400 ms' },
  { value: '2000', label: 'After 2 s' },
  { value: 'never', label: 'Never' },
]

/** Switches for everything the table can do and meet. */
export function SettingsPanel({ settings, onChange, open }: SettingsPanelProps) {
  const choice = <Name extends 'outcome' | 'latency' | 'paging' | 'cards' | 'direction' | 'edge'>(
    name: Name,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      options={options}
      value={settings[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value } as Pick<TableSettings, Name>)}
    />
  )
  return (
    <S.Panel open={open}>
      <summary>Settings</summary>
      <S.Group>
        <legend>Data</legend>
        <Select
          label="Rows"
          value={String(settings.count)}
          options={[...new Set([...COUNTS, settings.count])]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: count.toLocaleString('en') }))}
          onChange={(event) => onChange({ count: Number(event.currentTarget.value) })}
        />
        <NumberField
          label="Seed"
          hint="The same seed makes the same rows"
          value={settings.seed}
          min={0}
          max={999_999}
          onChange={(seed) => seed !== null && Number.isInteger(seed) && onChange({ seed })}
        />
        <Button icon={Shuffle} onClick={() => onChange({ seed: (settings.seed * 16_807 + 11) % 1_000_000 })}>
          Take another seed
        </Button>
        {choice('paging', 'Shown', [
          { value: 'all', label: 'All, virtual' },
          { value: 'pages', label: 'In pages' },
        ])}
      </S.Group>
      <S.Group>
        <legend>Answer</legend>
        {choice('outcome', 'Outcome', OUTCOMES)}
        {choice('latency', 'Latency', LATENCIES)}
      </S.Group>
      <S.Group>
        <legend>Table</legend>
        {FLAGS.map(({ name, label, hint }) => (
          <Switch
            key={name}
            spread
            label={label}
            hint={hint}
            checked={settings[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
        {choice('cards', 'Cards', [
          { value: 'auto', label: 'Below 768 px' },
          { value: 'on', label: 'Always' },
          { value: 'off', label: 'Never' },
        ])}
        {choice('direction', 'Reading direction', [
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ])}
        {choice('edge', 'Edge', [
          { value: 'page', label: 'Of a page' },
          { value: 'card', label: 'Of a card' },
        ])}
      </S.Group>
    </S.Panel>
  )
}
