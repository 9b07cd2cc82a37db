import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'

/** A sub-admin sees what his page access holds, and nothing else. */
export default {
  title: 'Flows/Sub-admin day',
  parameters: { world: { at: '/dashboard', as: { may: ['Users List', 'Conversions'] } } },
} satisfies Meta

export const SeesOnlyHisPages: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('The sidebar holds his pages', async () => {
      const links = within(await canvas.findByRole('navigation', { name: 'Main' })).getAllByRole('link')
      await expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Users List', 'Conversions'])
    })
    await step('He opens one', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Users List' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
    })
    await step('The palette knows no other page', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = within(await canvas.findByRole('dialog', { name: 'Command palette' }))
      await userEvent.type(palette.getByRole('combobox'), 'sub admin')
      await expect(palette.queryByRole('option', { name: /Sub Admin/ })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect(world.path()).toBe('/userList')
    })
  },
}
