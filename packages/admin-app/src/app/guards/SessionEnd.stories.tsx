import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'

/** SPEC §4: what ends a session, and that it ends once. */
export default { title: 'Guards/SessionEnd' } satisfies Meta

const PASSWORD = 'blue lamp under the stairs'

export const Unauthorized: StoryObj = {
  parameters: { world: { at: '/userList', faults: [{ on: 'GET /adminapi/users', status: 401 }] } },
  play: async ({ canvas, step, world }) => {
    await step('A 401 leads to the sign-in page, with the reason and the way back', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await expect(canvas.getByText('Your session ended.')).toBeVisible()
      await expect(world.path()).toBe('/login?next=%2FuserList')
      await expect(world.token()).toBeNull()
    })
  },
}

/** F18, P25: the dashboard asks many things at once; all are refused, the page moves once. */
export const ManyUnauthorizedOneRedirect: StoryObj = {
  parameters: {
    world: {
      at: '/dashboard',
      faults: ['users', 'loginHistory', 'session', 'getadmindetail'].map((path) => ({
        on: `GET /adminapi/${path}`,
        status: 401,
        delayMs: 50,
      })),
    },
  },
  play: async ({ canvas, step, world }) => {
    await step('One navigation and one notice, however many calls failed', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await expect(canvas.getAllByText('Your session ended.')).toHaveLength(1)
      await expect(world.visited()).toEqual(['/dashboard', '/login'])
    })
  },
}

/** F20: a 401 that belongs to the session before does not end the new one. */
export const LateAnswerKeepsNewSession: StoryObj = {
  parameters: { world: { at: '/userList', faults: [{ on: 'GET /adminapi/users', status: 401, delayMs: 1500, times: 1 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The admin signs out while the list is still on its way', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /superadmin/ }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign out' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    })
    await step('Signs in again', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ava@quarterdeck.example')
      await userEvent.type(canvas.getByLabelText('Password'), PASSWORD)
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    })
    await step('The late 401 of the old session changes nothing', async () => {
      const token = world.token()
      await userEvent.click(canvas.getByRole('link', { name: 'Users List' }))
      await expect(await canvas.findByRole('grid')).toBeVisible()
      await expect(world.token()).toBe(token)
    })
  },
}

export const ForcedLogout: StoryObj = {
  parameters: { world: { at: '/userList', as: { may: ['Users List'] } } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('Live')).toBeVisible()
    await step('A superadmin at another desk signs this admin out', async () => {
      const answer = await world.colleague('POST', '/adminapi/admins/admin-2/signOut')
      await expect(answer.status).toBe(200)
    })
    await step('The page is at the sign-in form and says who did it', async () => {
      await expect(await canvas.findByText('You were signed out by an administrator.')).toBeVisible()
      await expect(world.token()).toBeNull()
      await expect(world.visited()).toEqual(['/userList', '/login?next=%2FuserList'])
    })
  },
}

/** F51: the room is joined again after a break of the link. */
export const ForcedLogoutAfterReconnect: StoryObj = {
  parameters: { world: { at: '/dashboard', as: { may: ['Users List'] } } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('Live')).toBeVisible()
    await step('The link breaks and comes back by itself', async () => {
      world.dropSockets()
      await expect(await canvas.findByText('Reconnecting')).toBeVisible()
      await expect(await canvas.findByText('Live')).toBeVisible()
    })
    await step('A forced sign-out still arrives', async () => {
      await world.colleague('POST', '/adminapi/admins/admin-2/signOut')
      await expect(await canvas.findByText('You were signed out by an administrator.')).toBeVisible()
    })
  },
}

export const SignedOutInAnotherTab: StoryObj = {
  parameters: { world: { at: '/userList' } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
    await step('F13: this tab leaves too, and says why', async () => {
      world.signOutElsewhere()
      await expect(await canvas.findByText('You signed out in another tab.')).toBeVisible()
      await expect(world.visited()).toEqual(['/userList', '/login?next=%2FuserList'])
    })
  },
}
