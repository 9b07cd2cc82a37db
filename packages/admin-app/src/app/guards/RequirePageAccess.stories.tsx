import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'

/** SPEC §4, §6: which pages a signed-in admin may open. */
export default { title: 'Guards/RequirePageAccess' } satisfies Meta

const allowed = (at: string, heading: string, as: 'superadmin' | { may: string[] }): StoryObj => ({
  parameters: { world: { at, as } },
  play: async ({ canvas, step, world }) => {
    await step('The page opens', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(world.visited()).toEqual([at])
    })
  },
})

const denied = (at: string, as: 'superadmin' | { may: string[] }): StoryObj => ({
  parameters: { world: { at, as } },
  play: async ({ canvas, step, world }) => {
    await step('The admin is led to /404 in one step', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
      await expect(world.visited()).toEqual([at, '/404'])
    })
    await step('The page repeats the path', async () => {
      await expect(canvas.getByText(at)).toBeVisible()
    })
  },
})

const nothing = { may: [] }

export const DashboardAlwaysAllowed = allowed('/dashboard', 'Dashboard', nothing)
export const ProfileAlwaysAllowed = allowed('/profile', 'Profile', nothing)
export const LoginHistoryAlwaysAllowed = allowed('/loginHistory', 'Login history', nothing)
export const ChangePasswordAlwaysAllowed = allowed('/changePassword', 'Change password', nothing)
export const TwoFactorAlwaysAllowed = allowed('/2fa-admin', 'Two-step sign-in', nothing)

export const Superadmin = allowed('/sub-admin', 'Sub Admin', 'superadmin')

export const NameListed: StoryObj = {
  ...allowed('/coin-list', 'Currency', { may: ['Currency'] }),
  play: async ({ canvas, step }) => {
    await step('The page opens', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Currency' })).toBeVisible()
    })
    await step('F70: the sidebar shows what the guard lets through, and nothing else', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
      await expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Currency'])
    })
  },
}

export const NestedNameListed = allowed('/userList', 'Users List', { may: ['Users List'] })

/** F67: a group's name opens no child. */
export const GroupNameOnly = denied('/userList', { may: ["User's Management"] })

export const NameNotListed = denied('/sub-admin', { may: ['Users List'] })

/** F71: an unknown path is /404 for superadmin too, not an empty layout. */
export const PathNotInMenu = denied('/no-such-page', 'superadmin')

export const RestrictionsLoading: StoryObj = {
  parameters: { world: { at: '/userList', as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', hang: true }] } },
  play: async ({ canvas, step, world }) => {
    await step('A limited page waits with the words of SPEC §4', async () => {
      await expect(await canvas.findByText('Loading....')).toBeVisible()
      await expect(world.visited()).toEqual(['/userList'])
    })
  },
}

/** F43: rights that could not be loaded are an error with a way out, not /404. */
export const RestrictionsFail: StoryObj = {
  parameters: { world: { at: '/userList', as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The page says what happened and offers two ways on', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Your page access could not be loaded' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expect(world.visited()).toEqual(['/userList'])
    })
    await step('Once the server answers, Try again opens the page', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Users List' })).toBeVisible()
    })
  },
}
