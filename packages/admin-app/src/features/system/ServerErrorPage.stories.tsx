import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'

/** /500: what to do when the server did not answer properly (PRODUCT §1). */
export default { title: 'Screens/Server Error', parameters: { world: { at: '/500' } } } satisfies Meta

export const Ready: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The server did not answer properly' })).toBeVisible()
    for (const name of ['Try again', 'Go to dashboard', 'Sign out']) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
