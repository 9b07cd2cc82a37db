import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { useSignedOut } from '../client/useSignedOut'
import { useSession } from '../session/useSession'
import { useRealtimeLogout } from './useRealtimeLogout'

function Listener({ name }: { name: string }) {
  const status = useRealtimeLogout()
  return (
    <p>
      {name}: {status}
    </p>
  )
}

/** Two parts of a page that want the link; there is one connection. */
function Demo() {
  const { isAuth, role } = useSession()
  const [second, setSecond] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  useSignedOut(({ reason }) => setReasons((before) => [...before, reason]))
  return (
    <main>
      <p>{isAuth ? `Signed in, role ${role}` : 'Signed out'}</p>
      <p>Ended: {reasons.join(', ') || 'never'}</p>
      <Listener name="First" />
      {second && <Listener name="Second" />}
      <button type="button" onClick={() => setSecond(!second)}>
        {second ? 'Remove' : 'Add'} the second
      </button>
    </main>
  )
}

const meta = { title: 'Core/useRealtimeLogout', component: Demo } satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Connects: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First: connected')).toBeVisible()
  },
}

export const OffWhileSignedOut: Story = {
  parameters: { world: { as: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signed out')).toBeVisible()
    await expect(canvas.getByText('First: off')).toBeVisible()
  },
}

export const ForcedLogout: Story = {
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('First: connected')
    await step('A colleague signs this admin out', async () => {
      await world.colleague('POST', '/adminapi/admins/admin-1/signOut', {})
    })
    await step('The session has ended, once, with its reason', async () => {
      await expect(await canvas.findByText('Ended: forced')).toBeVisible()
      await expect(canvas.getByText('Signed out')).toBeVisible()
      await expect(canvas.getByText('First: off')).toBeVisible()
      await expect(world.token()).toBeNull()
    })
  },
}

export const ForcedLogoutAfterReconnect: Story = {
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('First: connected')
    await step('The link is cut and comes back', async () => {
      world.dropSockets()
      await canvas.findByText('First: connecting')
      await canvas.findByText('First: connected')
    })
    await step('The event still arrives, once', async () => {
      await world.colleague('POST', '/adminapi/admins/admin-1/signOut', {})
      await expect(await canvas.findByText('Ended: forced')).toBeVisible()
    })
  },
}

export const SharesOneConnection: Story = {
  name: 'F53 One connection under StrictMode',
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('First: connected')
    await step('Another listener joins and leaves without a reconnection', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add the second' }))
      await expect(await canvas.findByText('Second: connected')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the second' }))
      await waitFor(() => expect(canvas.queryByText(/^Second/)).toBeNull())
      await expect(canvas.getByText('First: connected')).toBeVisible()
    })
    await step('One logout is heard', async () => {
      await world.colleague('POST', '/adminapi/admins/admin-1/signOut', {})
      await expect(await canvas.findByText('Ended: forced')).toBeVisible()
    })
  },
}
