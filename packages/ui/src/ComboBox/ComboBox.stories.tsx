import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { Coin } from '../Coin'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { ComboBox, type ComboBoxProps } from './ComboBox'

const COINS = [
  'BTC Bitcoin',
  'ETH Ethereum',
  'USDT Tether',
  'SOL Solana',
  'XRP Ripple',
  'ADA Cardano',
  'DOT Polkadot',
  'LTC Litecoin',
  'LINK Chainlink',
]
const options = COINS.map((coin) => {
  const [value = '', name = ''] = coin.split(' ')
  return { value, label: value, detail: name, mark: <Coin symbol={value} />, disabled: value === 'XRP' }
})

const Owned = (args: ComboBoxProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <ComboBox
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/ComboBox',
  component: ComboBox,
  args: { label: 'Coin', options, value: null, onChange: fn() },
  render: Owned,
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const states = (args: ComboBoxProps) => (
  <>
    <ComboBox {...args} placeholder="Choose a coin" />
    <ComboBox {...args} label="Chosen" value="ETH" hint="Cannot be changed later." />
    <ComboBox {...args} label="Error" error="Choose a coin." />
    <ComboBox {...args} label="Disabled" value="BTC" disabled />
    <ComboBox {...args} label="Small" value="USDT" size="sm" quiet />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{states(args)}</BothThemes> }

export const Open: Story = {
  tags: ['visual'],
  args: { value: 'ETH' },
  decorators: [(Story) => <div style={{ minHeight: 380, width: 280 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coin ETH' }))
    await expect(await screen.findByRole('option', { name: /ETH/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    await step('Enter opens the list, typing filters labels and details', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const query = await screen.findByRole('combobox', { name: 'Search Coin' })
      await waitFor(() => expect(query).toHaveFocus())
      await userEvent.keyboard('coin')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    })
    await step('Arrows move, Enter chooses, focus comes back', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(canvas.getByRole('button', { name: /^Coin / })).toHaveFocus()
    })
    await step('Escape closes and changes nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('listbox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

/** The answer of a server is shown as it comes, and the chosen entry keeps its name when it is not among the new ones. */
export const AsksAServer: Story = {
  render: (args) => {
    const [found, setFound] = useState(options.slice(0, 3))
    return (
      <Owned
        {...args}
        options={found}
        onQuery={(query) => setFound(options.filter((option) => option.value.startsWith(query.toUpperCase())))}
      />
    )
  },
  args: { value: 'BTC' },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coin BTC' }))
    await screen.findByRole('listbox')
    await step('Typing asks and the answer replaces the list', async () => {
      await userEvent.keyboard('l')
      await waitFor(() =>
        expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['LLTCLitecoin', 'LLINKChainlink']),
      )
      await expect(canvas.getByText('BTC')).toBeVisible()
    })
    await step('No answer is said in words', async () => {
      await userEvent.keyboard('zz')
      await expect(await screen.findByText('Nothing matches.')).toBeVisible()
    })
  },
}

export const Narrow: Story = {
  render: (args) => <NarrowColumn>{states(args)}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: (args) => <div dir="rtl">{states(args)}</div> }
