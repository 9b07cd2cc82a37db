import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { useRef } from 'react'
import { useErrorLog } from './useErrorLog'
import { useHiddenToasts } from './useHiddenToasts'
import { useToast } from './useToast'
import { useToasts } from './useToasts'

/** Draws what the hooks say, and nothing else. */
function Area() {
  const toasts = useToasts()
  const hidden = useHiddenToasts()
  const { hide, pause, resume } = useToast()
  return (
    <ul aria-label="Messages" onPointerEnter={pause} onPointerLeave={resume}>
      {toasts.map(({ id, type, message, count }) => (
        <li key={id}>
          {`${type}: ${message}${count > 1 ? ` ×${count}` : ''}`}{' '}
          <button type="button" onClick={() => hide(id)}>
            Close {message}
          </button>
        </li>
      ))}
      {hidden > 0 && <li>and {hidden} more</li>}
    </ul>
  )
}

function Buttons() {
  const toast = useToast()
  const draws = useRef(0)
  draws.current += 1
  return (
    <p>
      <button type="button" onClick={() => toast.success('Saved')}>
        Succeed
      </button>{' '}
      <button type="button" onClick={() => toast.error('Could not be saved')}>
        Fail
      </button>{' '}
      <button
        type="button"
        onClick={() => {
          for (let n = 1; n <= 20; n++) toast.success(`Row ${n} saved`)
        }}
      >
        Flood
      </button>{' '}
      <output aria-label="Draws of this paragraph">{draws.current}</output>
    </p>
  )
}

function Log() {
  const { entries, unread, markRead } = useErrorLog()
  return (
    <section aria-label="Errors">
      <p>{unread} unread</p>
      <ul>
        {entries.map(({ id, message, count }) => (
          <li key={id}>
            {message} ×{count}
          </li>
        ))}
      </ul>
      <button type="button" onClick={markRead}>
        Mark as read
      </button>
    </section>
  )
}

function Demo() {
  return (
    <main>
      <Buttons />
      <Area />
      <Log />
    </main>
  )
}

const meta = { title: 'Core/useToast', component: Demo, parameters: { world: { as: 'guest' } } } satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: ReturnType<typeof within>, name: string) => userEvent.click(canvas.getByRole('button', { name }))

export const ShowsAndHides: Story = {
  play: async ({ canvas, step }) => {
    const area = within(canvas.getByRole('list', { name: 'Messages' }))
    await step('A message appears when it is raised', async () => {
      await press(canvas, 'Succeed')
      await expect(await area.findByText(/success: Saved/)).toBeVisible()
    })
    await step('It goes by itself', async () => {
      await waitFor(() => expect(area.queryByText(/Saved/)).toBeNull(), { timeout: 4000 })
    })
  },
}

export const RaisingDoesNotRedrawTheCaller: Story = {
  play: async ({ canvas, step }) => {
    const draws = canvas.getByRole('status', { name: 'Draws of this paragraph' })
    const before = draws.textContent
    await step('Messages come and are closed', async () => {
      await press(canvas, 'Succeed')
      await press(canvas, 'Fail')
      await userEvent.click(await canvas.findByRole('button', { name: 'Close Saved' }))
    })
    await step('The buttons were not drawn again', async () => {
      await expect(draws).toHaveTextContent(before ?? '')
    })
  },
}

export const EqualOnesAreCounted: Story = {
  play: async ({ canvas }) => {
    for (let n = 0; n < 4; n++) await press(canvas, 'Fail')
    await expect(await canvas.findByText(/error: Could not be saved ×4/)).toBeVisible()
  },
}

export const Flood: Story = {
  name: 'F84 Flood',
  play: async ({ canvas, step }) => {
    await step('Three are shown and the rest is counted', async () => {
      await press(canvas, 'Flood')
      await expect(await canvas.findByText('and 17 more')).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: /^Close Row/ })).toHaveLength(3)
    })
    await step('A closed one makes room for the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Row 1 saved' }))
      await expect(await canvas.findByText('and 16 more')).toBeVisible()
    })
  },
}

export const ErrorsAreKept: Story = {
  play: async ({ canvas, step }) => {
    const log = within(canvas.getByRole('region', { name: 'Errors' }))
    await step('An error that was closed is still in the log', async () => {
      await press(canvas, 'Fail')
      await userEvent.click(await canvas.findByRole('button', { name: 'Close Could not be saved' }))
      await expect(await log.findByText('Could not be saved ×1')).toBeVisible()
      await expect(log.getByText('1 unread')).toBeVisible()
    })
    await step('It can be marked as read', async () => {
      await press(canvas, 'Mark as read')
      await expect(await log.findByText('0 unread')).toBeVisible()
    })
  },
}
