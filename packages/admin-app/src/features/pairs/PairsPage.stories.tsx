import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'

/** /spot-pair: the markets by state, with one of them in a drawer (PRODUCT §5). */
export default { title: 'Screens/Pairs', parameters: { world: { at: '/spot-pair' } } } satisfies Meta

const PAIRS = 'GET /adminapi/pairs'

export const Ready: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('The markets are there, under a tab with the number of all', async () => {
      await expect(await canvas.findByTitle('BTC / USDT')).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1, name: 'Pairs' })).toBeVisible()
      await expect(await canvas.findByRole('tab', { name: 'All 20' })).toHaveAttribute('aria-selected', 'true')
    })
    await step('A tab is a filter in the address', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Halted/ }))
      await waitFor(() => expect(world.path()).toBe('/spot-pair?f.tab=eq%3Ahalted'))
      await waitFor(() => expect(canvas.queryByTitle('BTC / USDT')).toBeNull())
      await expect(await canvas.findByTitle('ADA / EUR')).toBeVisible()
    })
    await step('A search is asked of the server and keeps the tab', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pairs' }), 'xrp/btc{Enter}')
      await waitFor(() => expect(canvas.queryByTitle('ADA / EUR')).toBeNull())
      await expect(await canvas.findByTitle('XRP / BTC')).toBeVisible()
      await expect(canvas.getByRole('tab', { name: /Halted/ })).toHaveAttribute('aria-selected', 'true')
    })
  },
}

export const FeesOfGroups: StoryObj = {
  parameters: { world: { at: '/spot-pair?view=BTC_USDT&tab=fees' } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'BTC / USDT' }))
    await expect(await drawer.findByText('vip-5')).toBeVisible()
    await expect(drawer.getByText('0.0800%')).toBeVisible()
  },
}

/** F24: a pair that is not there says so, with the way back. */
export const PairIsGone: StoryObj = {
  parameters: { world: { at: '/spot-pair?view=NO_PAIR' } },
  play: async ({ canvas, step, world }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    await expect(await drawer.findByText('This pair is not there')).toBeVisible()
    await step('Back to the list closes the drawer', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Back to the list' }))
      await waitFor(() => expect(world.path()).toBe('/spot-pair'))
    })
  },
}

export const Loading: StoryObj = {
  parameters: { world: { at: '/spot-pair', faults: [{ on: PAIRS, hang: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Pairs')).toBeInTheDocument()
  },
}

export const Failed: StoryObj = {
  parameters: { world: { at: '/spot-pair', faults: [{ on: PAIRS, status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The list says what failed and keeps its tools', async () => {
      await expect(await canvas.findByText('Pairs could not be loaded')).toBeVisible()
      await expect(canvas.getByRole('searchbox', { name: 'Search pairs' })).toBeVisible()
    })
    await step('Try again loads it', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByTitle('BTC / USDT')).toBeVisible()
    })
  },
}

export const Empty: StoryObj = {
  parameters: { world: { at: '/spot-pair', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pairs yet')).toBeVisible()
  },
}

export const NoMatch: StoryObj = {
  parameters: { world: { at: '/spot-pair?q=zzzzzz' } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('No pair matches')).toBeVisible()
    await step('Clearing brings all markets back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
      await expect(await canvas.findByTitle('BTC / USDT')).toBeVisible()
      await expect(world.path()).toBe('/spot-pair')
    })
  },
}

export const Crowded: StoryObj = {
  parameters: { world: { at: '/spot-pair?limit=100', data: 'crowded' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('BTC / USDT')).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: 'All 90' })).toBeVisible()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('BTC'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SessionExpires: StoryObj = {
  parameters: { world: { at: '/spot-pair?page=2', token: 'expired' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Your session has expired.')).toBeVisible()
    await expect(world.path()).toBe('/login?next=%2Fspot-pair%3Fpage%3D2')
  },
}
