import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from '@storybook/test'

/** SPEC §2, §4: signed-out visitors only; a signed-in one goes to /dashboard. */
export default { title: 'Guards/GuestOnly' } satisfies Meta

const signedOut = (at: string, heading: string): StoryObj => ({
  parameters: { world: { at, as: 'guest' } },
  play: async ({ canvas, step, world }) => {
    await step('The page opens and stays', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(world.visited()).toEqual([at])
    })
  },
})

const signedIn = (at: string): StoryObj => ({
  parameters: { world: { at, as: 'superadmin' } },
  play: async ({ canvas, step, world }) => {
    await step('The visitor is sent to the dashboard at once', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(world.visited()).toEqual([at, '/dashboard'])
    })
  },
})

/** F73: neither a flash of the form nor a way back and forth while the rights are under way. */
const restoring = (at: string, heading: string): StoryObj => ({
  parameters: { world: { at, as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', delayMs: 400 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The form is never drawn for somebody who is signed in', async () => {
      await waitFor(() => expect(world.path()).toBe('/dashboard'))
      await expect(canvas.queryByRole('heading', { name: heading })).toBeNull()
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(world.visited()).toEqual([at, '/dashboard'])
    })
  },
})

export const LoginSignedOut = signedOut('/login', 'Sign in')
export const LoginSignedIn = signedIn('/login')
export const LoginRestoring = restoring('/login', 'Sign in')

export const ForgetPasswordSignedOut = signedOut('/forgetPassword', 'Forgot password')
export const ForgetPasswordSignedIn = signedIn('/forgetPassword')
export const ForgetPasswordRestoring = restoring('/forgetPassword', 'Forgot password')

export const ResetPasswordSignedOut = signedOut('/resetPassword/no-such-token', 'This link does not work')
export const ResetPasswordSignedIn = signedIn('/resetPassword/no-such-token')
export const ResetPasswordRestoring = restoring('/resetPassword/no-such-token', 'This link does not work')
