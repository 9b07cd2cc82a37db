import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { Pagination } from './Pagination'

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { page: 1, limit: 15, total: 48_219, onPageChange: fn(), onLimitChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('The first page has no page before it', async () => {
      const previous = canvas.getByRole('button', { name: 'Previous page' })
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
      previous.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPageChange).not.toHaveBeenCalled()
    })
    await step('A number goes to its page, the current one stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3,215' }))
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3215)
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
      await expect(args.onPageChange).toHaveBeenCalledTimes(1)
    })
  },
}

export const BeyondTheEnd: Story = {
  args: { page: 99, total: 40 },
  play: async ({ canvas, step }) => {
    await step('F91 a page beyond the end is drawn as the last one', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('31 to 40 of 40')
      await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    })
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes stacked flush>
      {(theme) => (
        <>
          <Pagination {...args} aria-label={`First page, ${theme}`} />
          <Pagination {...args} page={1_600} aria-label={`Middle, ${theme}`} />
          <Pagination {...args} page={1} total={0} aria-label={`Nothing, ${theme}`} />
          <Pagination {...args} loading aria-label={`Loading, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
}
