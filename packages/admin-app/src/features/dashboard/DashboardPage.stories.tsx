import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'

/** /dashboard: card by card, each of a page that the admin may open (PRODUCT §2). */
export default { title: 'Screens/Dashboard', parameters: { world: { at: '/dashboard' } } } satisfies Meta

export const Ready: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('Figures, charts and lists come from the platform', async () => {
      await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
      await expect(await canvas.findByRole('region', { name: 'Volume' })).toBeVisible()
      await expect(await canvas.findByRole('region', { name: 'System status' })).toBeVisible()
    })
    await step('Another range is written into the address', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '7 d' }))
      await expect(world.path()).toBe('/dashboard?range=7d')
    })
  },
}

export const Loading: StoryObj = {
  parameters: { world: { at: '/dashboard', faults: [{ on: 'GET /adminapi/dashboard/tiles', hang: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading key figures' })).toBeVisible()
  },
}

/** One card fails alone, with its own Retry. */
export const Failed: StoryObj = {
  parameters: { world: { at: '/dashboard', faults: [{ on: 'GET /adminapi/dashboard/tiles', status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The card says so, the others stand', async () => {
      await expect(await canvas.findByText(/Key figures could not be loaded/)).toBeVisible()
      await expect(await canvas.findByRole('region', { name: 'System status' })).toBeVisible()
    })
    await step('Try again brings it', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    })
  },
}

/** Cards of pages outside the role are absent, not empty. */
export const LimitedAdmin: StoryObj = {
  parameters: { world: { at: '/dashboard', as: { may: ['Users List'] } } },
  play: async ({ canvas }) => {
    const tiles = within(await canvas.findByRole('list', { name: 'Key figures' }))
    await expect(await tiles.findByRole('link', { name: 'Users' })).toBeVisible()
    await expect(tiles.queryByText('Bot volume')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Volume' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Recent bot orders' })).toBeNull()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SessionExpires: StoryObj = {
  parameters: { world: { at: '/dashboard', token: 'expired' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Your session has expired.')).toBeVisible()
    await expect(world.token()).toBeNull()
  },
}
