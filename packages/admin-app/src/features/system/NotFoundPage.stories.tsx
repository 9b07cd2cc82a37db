import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'

/** /404: the same words for an unknown address and a page outside the role (PRODUCT §1). */
export default { title: 'Screens/Not Found', parameters: { world: { at: '/users' } } } satisfies Meta

export const Ready: StoryObj = {
  play: async ({ canvas, step }) => {
    await step('The page repeats the path and offers the nearest pages', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
      await expect(canvas.getByText('/users')).toBeVisible()
    })
    await step('The nearest one is a link to the page', async () => {
      await expect(canvas.getByRole('link', { name: 'Users List' })).toHaveAttribute('href', '/userList')
    })
  },
}

export const SignedOut: StoryObj = {
  parameters: { world: { at: '/404', as: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go to dashboard' })).toBeNull()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
