import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'

/** SPEC §2: pages that open for everybody, signed in or not. */
export default { title: 'Guards/NoGuard' } satisfies Meta

const opens = (at: string, heading: string | RegExp, as: 'guest' | 'superadmin'): StoryObj => ({
  parameters: { world: { at, as } },
  play: async ({ canvas, step, world }) => {
    await step('The page opens where it was asked for', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(world.visited()).toEqual([at])
    })
  },
})

export const ReactTableSignedOut = opens('/reactTable', /table/i, 'guest')
export const ReactTableSignedIn = opens('/reactTable', /table/i, 'superadmin')

export const RegisterSignedOut = opens('/register', 'Access is by invitation', 'guest')
export const RegisterSignedIn = opens('/register', 'You are signed in', 'superadmin')

export const NotFoundSignedOut = opens('/404', 'This page is not here', 'guest')
export const NotFoundSignedIn = opens('/404', 'This page is not here', 'superadmin')

export const ServerErrorSignedOut = opens('/500', 'The server did not answer properly', 'guest')
export const ServerErrorSignedIn = opens('/500', 'The server did not answer properly', 'superadmin')
