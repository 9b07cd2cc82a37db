import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'

/** A superadmin puts a sub-admin out in the middle of his work; he comes back to where he was. */
export default {
  title: 'Flows/Forced logout',
  parameters: { world: { at: '/userList?page=2', as: { may: ['Users List'] } } },
} satisfies Meta

export const IsThrownOutAndComesBack: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('Live')).toBeVisible()
    await step('A superadmin signs him out', async () => {
      await world.colleague('POST', '/adminapi/admins/admin-2/signOut')
      await expect(await canvas.findByText('You were signed out by an administrator.')).toBeVisible()
    })
    await step('He signs in again and is back on his page', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'noah@quarterdeck.example')
      await userEvent.type(canvas.getByLabelText('Password'), 'blue lamp under the stairs{Enter}')
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
      await expect(world.path()).toBe('/userList?page=2')
    })
  },
}
