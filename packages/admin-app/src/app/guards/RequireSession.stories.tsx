import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from '@storybook/test'

/** SPEC §2, §4: any other path belongs to signed-in admins; others go to /login. */
export default { title: 'Guards/RequireSession' } satisfies Meta

export const SignedOut: StoryObj = {
  parameters: { world: { at: '/userList?page=2', as: 'guest' } },
  play: async ({ canvas, step, world }) => {
    await step('The visitor lands on the sign-in page, which remembers where he wanted to go', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await expect(world.visited()).toEqual(['/userList?page=2', '/login?next=%2FuserList%3Fpage%3D2'])
    })
  },
}

/** F59: a deep link with slow rights shows the words of SPEC §4, then the page; the address never changes. */
export const Restoring: StoryObj = {
  parameters: { world: { at: '/userList', as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', delayMs: 400 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The guard says Loading.... while it cannot decide', async () => {
      await expect(await canvas.findByText('Loading....')).toBeVisible()
    })
    await step('Then the page opens under the same address', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
      await expect(world.visited()).toEqual(['/userList'])
    })
  },
}

export const BearerPrefixedToken: StoryObj = {
  parameters: { world: { at: '/dashboard', as: 'superadmin', token: 'bearer' } },
  play: async ({ canvas, step, world }) => {
    await step('The prefix is taken off and the session restored', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(world.visited()).toEqual(['/dashboard'])
    })
  },
}

export const MalformedToken: StoryObj = {
  parameters: { world: { at: '/dashboard', as: 'superadmin', token: 'malformed' } },
  play: async ({ canvas, step, world }) => {
    await step('F01: it counts as signed out, and the token is gone', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await waitFor(() => expect(world.token()).toBeNull())
      await expect(world.visited()).toEqual(['/dashboard', '/login'])
    })
  },
}
