import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'

/** A working day begins: from the form to a user's record and out again. */
export default { title: 'Flows/Sign in', parameters: { world: { at: '/userList', as: 'guest' } } } satisfies Meta

export const SignsInLooksAtAUserAndSignsOut: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('Signing in leads back to the list asked for', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'ava@quarterdeck.example')
      await userEvent.type(canvas.getByLabelText('Password'), 'blue lamp under the stairs{Enter}')
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
    })
    await step('A user opens beside the list', async () => {
      await userEvent.click(await canvas.findByText('Lucía Fernández'))
      await expect(await canvas.findByRole('dialog', { name: 'Lucía Fernández' })).toBeVisible()
    })
    await step('Signing out leaves nothing behind', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(canvas.getByRole('button', { name: /superadmin/ }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign out' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await expect(world.token()).toBeNull()
      await expect(world.path()).toBe('/login')
      await expect(canvas.queryByText('Lucía Fernández')).toBeNull()
    })
  },
}
