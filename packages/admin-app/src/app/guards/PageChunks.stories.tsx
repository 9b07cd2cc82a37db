import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'

/** SPEC §2, §8: pages load lazily, with a spinner, and fail with a way on. The 120 s are measured in loadChunk.test.ts. */
export default { title: 'Guards/PageChunks' } satisfies Meta

export const ChunkLoading: StoryObj = {
  parameters: { world: { at: '/login', as: 'guest' }, chunks: 'hang' },
  play: async ({ canvas, step }) => {
    await step('A spinner stands where the page will be', async () => {
      await expect(await canvas.findByText('Loading Sign in')).toBeVisible()
    })
  },
}

export const ChunkFails: StoryObj = {
  parameters: { world: { at: '/login', as: 'guest' }, chunks: 'fail' },
  play: async ({ canvas, step }) => {
    await step('The page says what failed and offers to try again or to reload', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /Sign in could not be/ })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
    })
  },
}
