import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'

/** /coin-list: the currencies of the platform with their switches, one of them in a drawer (PRODUCT §4). */
export default { title: 'Screens/Currency', parameters: { world: { at: '/coin-list' } } } satisfies Meta

const CURRENCIES = 'GET /adminapi/currencies'

export const Ready: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('The first page is there, in the order of the positions', async () => {
      await expect(await canvas.findByText('Bitcoin')).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1, name: 'Currency' })).toBeVisible()
      await expect(canvas.getByRole('switch', { name: 'Deposits of BTC' })).toBeChecked()
      await expect(canvas.getByRole('switch', { name: 'Withdrawals of BABYDOGE' })).not.toBeChecked()
    })
    await step('A search is written into the address and asked of the server', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search currencies' }), 'ether{Enter}')
      await waitFor(() => expect(world.path()).toBe('/coin-list?q=ether'))
      await waitFor(() => expect(canvas.queryByText('Bitcoin')).toBeNull())
      await expect(await canvas.findByText('Ether')).toBeVisible()
    })
  },
}

export const OpensACurrency: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('A click on a row opens the drawer and writes it into the address', async () => {
      await userEvent.click(await canvas.findByText('Bitcoin'))
      const drawer = within(await canvas.findByRole('dialog', { name: 'Bitcoin' }))
      await expect(await drawer.findByText('Most per withdrawal')).toBeVisible()
      await expect(world.path()).toBe('/coin-list?view=BTC')
      await userEvent.click(drawer.getByRole('tab', { name: /Networks/ }))
      await expect(await drawer.findByText('Lightning')).toBeVisible()
    })
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(world.path()).toBe('/coin-list'))
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
  },
}

/** F24: a record that is gone says so, with the way back. */
export const CurrencyIsGone: StoryObj = {
  parameters: { world: { at: '/coin-list?view=NOPE' } },
  play: async ({ canvas, world }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    await expect(await drawer.findByText('This currency is no longer there')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(world.path()).toBe('/coin-list'))
  },
}

export const SwitchesDepositsOff: StoryObj = {
  play: async ({ canvas, step, world }) => {
    const screen = within(document.body)
    const deposits = async () => (await world.rows('currencies', { code: 'BTC' }))[0]
    await userEvent.click(await canvas.findByRole('switch', { name: 'Deposits of BTC' }))
    await step('Off asks for a reason; nothing has happened yet', async () => {
      const dialog = within(await screen.findByRole('alertdialog'))
      await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled()
      await expect(await deposits()).toMatchObject({ depositEnabled: true })
      await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Node maintenance')
      await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    })
    await step('The server has it with the reason, and the row shows it', async () => {
      await expect(await canvas.findByText('Deposits of BTC switched off')).toBeVisible()
      await expect(await deposits()).toMatchObject({ depositEnabled: false, offReasons: { deposit: 'Node maintenance' } })
      await waitFor(() => expect(canvas.getByRole('switch', { name: 'Deposits of BTC' })).not.toBeChecked())
    })
    await step('On acts at once', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Deposits of BTC' }))
      await expect(await canvas.findByText('Deposits of BTC switched on')).toBeVisible()
      await expect(await deposits()).toMatchObject({ depositEnabled: true, offReasons: {} })
    })
  },
}

export const SwitchFails: StoryObj = {
  parameters: { world: { at: '/coin-list', faults: [{ on: 'POST /adminapi/currencies/BABYDOGE/switch', status: 500 }] } },
  play: async ({ canvas, world }) => {
    const withdrawals = await canvas.findByRole('switch', { name: 'Withdrawals of BABYDOGE' })
    await userEvent.click(withdrawals)
    await waitFor(() => expect(withdrawals).not.toHaveAttribute('aria-busy'))
    await expect(withdrawals).not.toBeChecked()
    await expect(await world.rows('currencies', { code: 'BABYDOGE' })).toMatchObject([{ withdrawEnabled: false }])
  },
}

/** A role that may look but not switch sees where things stand, and which permission is missing. */
export const ActionDenied: StoryObj = {
  parameters: { world: { at: '/coin-list', as: { may: [{ name: 'Currency', actions: ['edit'] }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Deposits of BTC' })).toBeDisabled()
    await expect(canvas.getByText('Your role lacks the permission “switch” on Currency.')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  parameters: { world: { at: '/coin-list', faults: [{ on: CURRENCIES, hang: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Currencies')).toBeInTheDocument()
  },
}

export const Failed: StoryObj = {
  parameters: { world: { at: '/coin-list', faults: [{ on: CURRENCIES, status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('Currencies could not be loaded')).toBeVisible()
    await step('Try again loads it', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('Bitcoin')).toBeVisible()
    })
  },
}

export const Empty: StoryObj = {
  parameters: { world: { at: '/coin-list', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No currencies yet')).toBeVisible()
  },
}

export const NoMatch: StoryObj = {
  parameters: { world: { at: '/coin-list?q=zzzzzz' } },
  play: async ({ canvas, step, world }) => {
    await expect(await canvas.findByText('No currency matches')).toBeVisible()
    await step('Clearing brings them back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
      await expect(await canvas.findByText('Bitcoin')).toBeVisible()
      await expect(world.path()).toBe('/coin-list')
    })
  },
}

export const Crowded: StoryObj = {
  parameters: { world: { at: '/coin-list?limit=100', data: 'crowded' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bitcoin')).toBeVisible()
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bitcoin')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SessionExpires: StoryObj = {
  parameters: { world: { at: '/coin-list?limit=25', token: 'expired' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Your session has expired.')).toBeVisible()
    await expect(world.path()).toBe('/login?next=%2Fcoin-list%3Flimit%3D25')
  },
}
