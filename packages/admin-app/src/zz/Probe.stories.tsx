import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from '@storybook/test'

const meta = { title: 'Guards/Probe' } satisfies Meta
export default meta

export const Dashboard: StoryObj = {
  parameters: { world: { at: '/dashboard' } },
  play: async ({ canvas, world }) => {
    await canvas.findByRole('heading', { level: 1 }, { timeout: 10000 })
    await expect(world.path()).toBe('/dashboard')
    console.warn(new Date().toISOString(), (await world.rows('users')).length)
  },
}
export const Guest: StoryObj = {
  parameters: { world: { as: 'guest', at: '/userList' } },
  play: async ({ world }) => {
    await waitFor(() => expect(world.path()).toBe('/login'), { timeout: 5000 })
    console.warn(world.visited().join(' '))
  },
}
export const Users: StoryObj = {
  parameters: { world: { at: '/userList' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', {}, { timeout: 10000 })
  },
}
