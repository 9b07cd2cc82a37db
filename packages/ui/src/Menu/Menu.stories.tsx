import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { Copy, Ellipsis, ExternalLink, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../IconButton'
import { Menu } from './Menu'
import { MenuItem } from './MenuItem'
import { MenuSection, MenuSeparator } from './MenuParts'

interface Told {
  onCopy(): void
  onEdit(): void
  onDelete(): void
}
const told: Told = { onCopy: fn(), onEdit: fn(), onDelete: fn() }

function RowMenu({ onCopy, onEdit, onDelete }: Told) {
  return (
    <Menu label="Template" trigger={<IconButton icon={Ellipsis} label="Actions" />} align="start">
      <MenuItem icon={Copy} shortcut="C" onSelect={onCopy}>
        Copy ID
      </MenuItem>
      <MenuItem icon={Pencil} shortcut="E" onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={ExternalLink} href="#template">
        Open in a new page
      </MenuItem>
      <MenuItem icon={Send} disabledReason="Needs the permission “Send test”.">
        Send test
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} kind="danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}

const meta = { title: 'UI/Menu', component: RowMenu, args: told } satisfies Meta<typeof RowMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
}

export const AllStates: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  play: open,
}
export const AllStatesDark: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ minHeight: 240, background: 'var(--bg-surface)' }}>
        {Story()}
      </div>
    ),
  ],
  play: open,
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    const item = (name: string | RegExp) => canvas.getByRole('menuitem', { name })
    await step('Down opens at the first, Up at the last', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Copy ID')).toHaveFocus()
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(trigger).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Delete')).toHaveFocus()
    })
    await step('Arrows go round, Home and End jump', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('Copy ID')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(item('Copy ID')).toHaveFocus()
    })
    await step('Letters find', async () => {
      await userEvent.keyboard('se')
      await expect(item(/^Send test/)).toHaveFocus()
    })
    await step('What is off does nothing and leaves the menu open', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('menu')).toBeVisible()
    })
    await step('Enter chooses, closes and gives focus back', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
      await expect(args.onEdit).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(trigger).toHaveFocus()
    })
    await step('Tab closes', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    })
  },
}

export const ClickElsewhereCloses: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>Elsewhere</p>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(canvas.getByRole('menu', { name: 'Template' })).toBeVisible()
    await userEvent.click(canvas.getByText('Elsewhere'))
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

/** Without room below it opens upward, and it never leaves the window. */
export const AtTheEdge: Story = {
  decorators: [(Story) => <div style={{ position: 'fixed', right: 4, bottom: 4 }}>{Story()}</div>],
  play: async (context) => {
    await open(context)
    const box = within(context.canvasElement).getByRole('menu').getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(box.top).toBeGreaterThanOrEqual(0)
  },
}

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['User ID', 'Balance'])
  const toggle = (name: string) => setShown(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name])
  return (
    <Menu label="Columns" trigger={<IconButton icon={Ellipsis} label="Columns" />} align="start">
      <MenuSection label="Columns">
        {['User ID', 'Country', 'Balance'].map((name) => (
          <MenuItem key={name} checked={shown.includes(name)} onSelect={() => toggle(name)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  )
}

/** Boxes are ticked without closing. */
export const Boxes: Story = {
  tags: ['visual'],
  render: () => <Columns />,
  decorators: [(Story) => <div style={{ minHeight: 180 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    const country = canvas.getByRole('menuitemcheckbox', { name: 'Country' })
    await expect(country).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(country).toBeChecked()
    await expect(country).toBeVisible()
  },
}

/** Opens under the trigger's start edge, which is its right one here. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const trigger = canvas.getByRole('button').getBoundingClientRect()
    const menu = canvas.getByRole('menu').getBoundingClientRect()
    await expect(Math.abs(menu.right - trigger.right)).toBeLessThan(2)
  },
}
