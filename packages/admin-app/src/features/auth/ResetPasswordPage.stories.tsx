import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'

/** /resetPassword/:authToken: says first whether the link still works (PRODUCT §1). */
export default {
  title: 'Screens/Reset Password',
  parameters: { world: { at: '/resetPassword/no-such-token', as: 'guest' } },
} satisfies Meta

export const Ready: StoryObj = {
  play: async ({ canvas, step }) => {
    await step('F74: a link that is none says so, never shows its token, and leads to a new one', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
      await expect(canvas.queryByText(/no-such-token/)).toBeNull()
      await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    })
  },
}

export const Failed: StoryObj = {
  parameters: {
    world: { at: '/resetPassword/no-such-token', as: 'guest', faults: [{ on: 'POST /adminapi/resetPassword/check', status: 500 }] },
  },
  play: async ({ canvas, step }) => {
    await step('A link that could not be checked is not called dead', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The link could not be checked')
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
