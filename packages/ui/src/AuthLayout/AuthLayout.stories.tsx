import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { MapPin, Monitor } from 'lucide-react'
import { Banner } from '../Banner'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { Link } from '../Link'
import { PasswordField } from '../PasswordField'
import { TextField } from '../TextField'
import { AuthLayout } from './AuthLayout'

const meta = {
  title: 'UI/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    lede: 'Use your administrator account.',
    note: 'Restricted system. Every sign-in is recorded with its time, address and approximate place.',
    clock: '14:32:08 UTC',
    footer: (
      <>
        <span>Administrators only</span>
        <span style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Icon of={Monitor} size="sm" />
          System theme
        </span>
      </>
    ),
    children: (
      <form>
        <TextField label="Email" type="email" size="lg" defaultValue="ines.moreau@example.com" autoComplete="username" />
        <PasswordField
          label="Password"
          size="lg"
          aside={<Link href="#forgetPassword">Forgot password</Link>}
          defaultValue="correct-horse-9"
        />
        <Button kind="primary" size="lg" block type="submit">
          Sign in
        </Button>
        <p style={{ display: 'flex', gap: 6, alignItems: 'center', fontSize: 12, color: 'var(--fg-subtle)' }}>
          <Icon of={MapPin} size="sm" />
          Signing in from Lisbon, Portugal
        </p>
      </form>
    ),
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'] }
export const AllStatesDark: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div data-theme="dark">{Story()}</div>],
}

export const Notice: Story = {
  tags: ['visual'],
  args: {
    notice: (
      <Banner kind="warning" role="status" title="You were signed out by an administrator.">
        Sign in again or ask them why.
      </Banner>
    ),
  },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('You were signed out by an administrator.')).toBeVisible(),
}

/** The engraving is not there, the form fits. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(within(canvasElement).getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}
