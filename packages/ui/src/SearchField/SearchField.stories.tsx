import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { SearchField } from './SearchField'

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Name, email or user ID', shortcut: '/', onSearch: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      <SearchField {...args} />
      <SearchField {...args} value="okafor" />
      <SearchField {...args} disabled />
      <SearchField {...args} shortcut={undefined} size="lg" />
    </BothThemes>
  ),
}

export const SearchesAfterRest: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' })
    await step('Quick typing asks once', async () => {
      await userEvent.type(field, 'oka')
      await expect(args.onSearch).not.toHaveBeenCalled()
      await waitFor(() => expect(args.onSearch.mock.calls).toEqual([['oka']]))
    })
    await step('Enter asks at once', async () => {
      await userEvent.type(field, 'f{Enter}')
      await expect(args.onSearch).toHaveBeenLastCalledWith('okaf')
    })
    await step('Escape clears and asks for everything', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
      await expect(args.onSearch).toHaveBeenLastCalledWith('')
      await expect(field).toHaveFocus()
    })
  },
}

export const WaitsForTheInputMethod: Story = {
  args: { delay: 0 },
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    await step('F99 nothing is asked in the middle of a composition, Enter included', async () => {
      field.focus()
      fireEvent.compositionStart(field)
      fireEvent.input(field, { target: { value: 'さ' } })
      fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
      await expect(args.onSearch).not.toHaveBeenCalled()
    })
    await step('Once it is composed the search runs', async () => {
      fireEvent.input(field, { target: { value: '佐藤' } })
      fireEvent.compositionEnd(field)
      await waitFor(() => expect(args.onSearch.mock.calls).toEqual([['佐藤']]))
    })
  },
}

export const FollowsTheAddress: Story = {
  render: (args) => {
    const [query, setQuery] = useState('old')
    return (
      <>
        <SearchField {...args} value={query} onSearch={setQuery} delay={0} />
        <button type="button" onClick={() => setQuery('')}>
          Clear filters
        </button>
        <output>{query}</output>
      </>
    )
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('searchbox')
    await step('Its own answer coming back leaves the text alone', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'new')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('new'))
      await expect(field).toHaveValue('new')
    })
    await step('A change from outside replaces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
      await expect(field).toHaveValue('')
    })
  },
}

export const Narrow: Story = {
  render: (args) => (
    <NarrowColumn>
      <SearchField {...args} value="a query that is much longer than the field can show" />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
