import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { Ban, LogOut, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { AdminLayout } from '../AdminLayout'
import { Avatar } from '../Avatar'
import { Badge } from '../Badge'
import { Button } from '../Button'
import { PageHeader } from '../PageHeader'
import { StillLinks } from '../stories/StillLinks'
import { SampleSidebar, SampleTopbar } from '../stories/sampleShell'
import { TabPanel, Tabs } from '../Tabs'
import { Drawer } from './Drawer'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'balances', label: 'Balances', count: '5' },
  { id: 'orders', label: 'Bot orders', count: '28' },
  { id: 'security', label: 'Security' },
]
const NAMES = ['Amara Okafor', 'Jonas Weber', 'Lucía Fernández']

interface PeekProps {
  first?: number | undefined
  onClose(): void
}
/** A list of three buttons, each of which opens the drawer. */
function Peek({ first, onClose }: PeekProps) {
  const [at, setAt] = useState<number | undefined>(first)
  const [tab, setTab] = useState('overview')
  const name = at === undefined ? '' : (NAMES[at] ?? '')
  return (
    <AdminLayout sidebar={<SampleSidebar current="#/userList" />} topbar={<SampleTopbar page="Users List" group="User's Management" />}>
      <PageHeader title="Users List" count="3" />
      <div style={{ display: 'grid', justifyItems: 'start', gap: 8, padding: '0 24px' }}>
        {NAMES.map((one, i) => (
          <Button key={one} onClick={() => setAt(i)}>
            {one}
          </Button>
        ))}
      </div>
      <Drawer
        open={at !== undefined}
        label={name}
        onClose={() => {
          onClose()
          setAt(undefined)
        }}
        header={
          <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <Avatar name={name} size="lg" />
            <div>
              <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                <h2>{name}</h2>
                <Badge kind="success">Active</Badge>
              </div>
              <span style={{ color: 'var(--fg-subtle)' }}>someone@example.com</span>
            </div>
          </div>
        }
        stepper={{
          position: (at ?? 0) + 1,
          total: NAMES.length,
          noun: 'user',
          onPrevious: at ? () => setAt(at - 1) : undefined,
          onNext: at !== undefined && at < NAMES.length - 1 ? () => setAt(at + 1) : undefined,
        }}
        pageHref="#user"
        tabs={<Tabs id="user" label="Parts of the user" tabs={TABS} selected={tab} onSelect={setTab} />}
        footer={
          <>
            <Button icon={RotateCcw}>Reset two-step</Button>
            <Button icon={LogOut}>End sessions</Button>
            <Button kind="danger-quiet" icon={Ban} style={{ marginInlineStart: 'auto' }}>
              Suspend
            </Button>
          </>
        }
      >
        <TabPanel of="user" tab={tab}>
          What is in {tab}
        </TabPanel>
      </Drawer>
    </AdminLayout>
  )
}

const meta = {
  title: 'UI/Drawer',
  component: Peek,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StillLinks>{Story()}</StillLinks>],
} satisfies Meta<typeof Peek>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'], args: { first: 1 } }
export const AllStatesDark: Story = {
  tags: ['visual'],
  args: { first: 1 },
  decorators: [(Story) => <div data-theme="dark">{Story()}</div>],
}

/** Not modal: the list stays usable; stepping keeps the focus; Esc closes and returns to the row. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Opens and takes the focus', async () => {
      canvas.getByRole('button', { name: 'Jonas Weber' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('dialog', { name: 'Jonas Weber' })).toHaveFocus()
    })
    await step('Next goes on, up to the last', async () => {
      const next = canvas.getByRole('button', { name: 'Next user' })
      next.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('dialog', { name: 'Lucía Fernández' })).toBeVisible()
      await expect(next).toBeDisabled()
    })
    await step('The list behind can still be used', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amara Okafor' }))
      await expect(canvas.getByRole('dialog', { name: 'Amara Okafor' })).toBeVisible()
    })
    await step('Esc closes', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Amara Okafor' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Jonas Weber' })).toHaveFocus()
    })
  },
}

/** Under 768 px a modal sheet from below. */
export const Narrow: Story = {
  tags: ['visual'],
  args: { first: 1 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Jonas Weber' })
    await expect(drawer.matches(':modal')).toBe(true)
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
  },
}
