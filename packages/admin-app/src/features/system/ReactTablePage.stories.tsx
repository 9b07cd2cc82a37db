import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'

const meta = { title: 'Screens/Table page', parameters: { layout: 'fullscreen', world: { as: 'guest', at: '/reactTable' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Crowded: Story = {
  parameters: { world: { as: 'guest', at: '/reactTable?rows=100000' } },
  play: async ({ canvas, step }) => {
    await step('100,000 rows stand in at most 200 row elements', async () => {
      await expect(await canvas.findByRole('grid', { name: 'Orders' }, { timeout: 15_000 })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001'))
      await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(200)
    })
    await step('A search is answered by the worker', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'grid bot')
      await waitFor(() => expect(Number(canvas.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(100_000), { timeout: 15_000 })
    })
    await step('The page asks search engines to stay away', async () => {
      await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  },
}

export const NoMatch: Story = {
  play: async ({ canvas, step }) => {
    await step('A search without a match is repeated and can be cleared', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search orders' }, { timeout: 15_000 }), 'zzzz')
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }, { timeout: 15_000 }))
      await expect(await canvas.findByRole('grid')).toBeVisible()
    })
  },
}

export const EveryState: Story = {
  play: async ({ canvas, step }) => {
    const outcome = await canvas.findByRole('combobox', { name: 'Outcome' }, { timeout: 15_000 })
    const meets = [
      ['fails', 'Orders could not be loaded'],
      ['denied', 'Not allowed'],
      ['empty', 'Nothing here yet'],
    ] as const
    for (const [value, title] of meets) {
      await step(`Outcome "${value}" shows "${title}"`, async () => {
        await userEvent.selectOptions(outcome, value)
        await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
      })
    }
    await step('Rows come back', async () => {
      await userEvent.selectOptions(outcome, 'rows')
      await expect(await canvas.findByRole('grid', { name: 'Orders' })).toBeVisible()
    })
  },
}
