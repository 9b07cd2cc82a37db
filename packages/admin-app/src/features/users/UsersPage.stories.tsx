import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'

/** /userList: the platform's users with one of them in a drawer (PRODUCT §3). */
export default { title: 'Screens/Users List', parameters: { world: { at: '/userList' } } } satisfies Meta

const USERS = 'GET /adminapi/users'

export const Ready: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('The first page is there, with the number of all users', async () => {
      await expect(await canvas.findByText('Amara Okafor')).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
    })
    await step('A search is written into the address and asked of the server', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'lucía{Enter}')
      await waitFor(() => expect(world.path()).toBe('/userList?q=luc%C3%ADa'))
      await expect(await canvas.findByText('Lucía Fernández')).toBeVisible()
      await waitFor(() => expect(canvas.queryByText('Amara Okafor')).toBeNull())
    })
  },
}

export const DeepLinkedDrawer: StoryObj = {
  parameters: { world: { at: '/userList?view=57&tab=balances' } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Lucía Fernández' }))
    await expect(await drawer.findByRole('tab', { name: /Balances/ })).toHaveAttribute('aria-selected', 'true')
  },
}

/** F24: a record that is gone says so, with the way back. */
export const UserIsGone: StoryObj = {
  parameters: { world: { at: '/userList?view=999999' } },
  play: async ({ canvas, step, world }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    await expect(await drawer.findByText('This user is no longer there')).toBeVisible()
    await step('Back to the list closes the drawer', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Back to the list' }))
      await waitFor(() => expect(world.path()).toBe('/userList'))
    })
  },
}

export const Loading: StoryObj = {
  parameters: { world: { at: '/userList', faults: [{ on: USERS, hang: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Users')).toBeInTheDocument()
  },
}

export const Failed: StoryObj = {
  parameters: { world: { at: '/userList', faults: [{ on: USERS, status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The list says what failed and keeps its tools', async () => {
      await expect(await canvas.findByText('Users could not be loaded')).toBeVisible()
      await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toBeVisible()
    })
    await step('Try again loads it', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('Amara Okafor')).toBeVisible()
    })
  },
}

export const Empty: StoryObj = {
  parameters: { world: { at: '/userList', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible()
  },
}

export const NoMatch: StoryObj = {
  parameters: { world: { at: '/userList?q=zzzzzz' } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('No user matches')).toBeVisible()
    await step('Clearing brings everybody back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
      await expect(await canvas.findByText('Amara Okafor')).toBeVisible()
      await expect(world.path()).toBe('/userList')
    })
  },
}

export const Crowded: StoryObj = {
  parameters: { world: { at: '/userList?page=3&limit=100', data: 'crowded' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('201')).toBeVisible()
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amara Okafor')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SessionExpires: StoryObj = {
  parameters: { world: { at: '/userList?page=2', token: 'expired' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Your session has expired.')).toBeVisible()
    await expect(world.path()).toBe('/login?next=%2FuserList%3Fpage%3D2')
  },
}
