import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { BannerStack } from '../BannerStack'
import { Button } from '../Button'
import { PageHeader } from '../PageHeader'
import { BothThemes } from '../stories/BothThemes'
import { StillLinks } from '../stories/StillLinks'
import { FEW_GROUPS, SampleSidebar, SampleTopbar } from '../stories/sampleShell'
import { AdminLayout, type AdminLayoutProps } from './AdminLayout'

function Shell({ sidebarShown = true, ...rest }: Partial<AdminLayoutProps>) {
  const [shown, setShown] = useState(sidebarShown)
  return (
    <AdminLayout sidebar={<SampleSidebar />} topbar={<SampleTopbar />} sidebarShown={shown} onSidebarShownChange={setShown} {...rest}>
      <PageHeader title="Dashboard" context="Fri 20 Nov 2026, times in UTC" actions={<Button kind="primary">Add pair</Button>} />
    </AdminLayout>
  )
}

const meta = {
  title: 'UI/AdminLayout',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StillLinks>{Story()}</StillLinks>],
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

/** Two whole pages in one picture have their landmarks twice. */
const twoPages = {
  a11y: {
    config: {
      rules: [
        'landmark-no-duplicate-banner',
        'landmark-no-duplicate-main',
        'landmark-unique',
        'landmark-main-is-top-level',
        'landmark-banner-is-top-level',
        'landmark-complementary-is-top-level',
      ].map((id) => ({ id, enabled: false })),
    },
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  parameters: { ...twoPages, layout: 'padded' },
  render: () => (
    <BothThemes stacked flush>
      <Shell />
      <Shell sidebarShown={false} style={{ height: 480 }} />
    </BothThemes>
  ),
}

export const Ready: Story = { tags: ['visual'] }
export const Collapsed: Story = { tags: ['visual'], args: { sidebarShown: false } }
export const FewPages: Story = { tags: ['visual'], args: { sidebar: <SampleSidebar groups={FEW_GROUPS} /> } }
export const WithBanners: Story = {
  tags: ['visual'],
  args: {
    banners: (
      <BannerStack
        banners={[{ id: 'offline', priority: 1, kind: 'danger', title: 'You are offline.', children: 'What you see may be old.' }]}
      />
    ),
  },
}

/** Skip link first, then sidebar, topbar and page; the toggle collapses to icons that keep their names. */
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The skip link comes first and leads to the page', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    })
    await step('Then the brand and the first entry', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    })
    await step('The toggle collapses the sidebar', async () => {
      const toggle = canvas.getByRole('button', { name: 'Collapse sidebar' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      toggle.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Entries keep their names', () => expect(canvas.getByRole('link', { name: 'Email Templates' })).toBeVisible())
  },
}

export const RightToLeft: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' }).getBoundingClientRect()
    await expect(nav.left).toBeGreaterThan(window.innerWidth / 2)
  },
}
