import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { ArrowLeft, RefreshCw, Repeat2 } from 'lucide-react'
import { Button } from '../Button'
import { FullPage } from '../FullPage'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { ScreenMessage } from './ScreenMessage'

const meta = {
  title: 'UI/ScreenMessage',
  component: ScreenMessage,
  args: { kind: 'failed', title: 'Users could not be loaded', onRetry: fn(), reference: 'req_8c41d0e7' },
} satisfies Meta<typeof ScreenMessage>
export default meta
type Story = StoryObj<typeof meta>

const lost = (
  <ScreenMessage
    kind="lost"
    title="This page is not here"
    actions={
      <>
        <Button kind="primary" size="lg">
          Go to dashboard
        </Button>
        <Button size="lg" icon={ArrowLeft}>
          Back
        </Button>
      </>
    }
  >
    The address may be wrong, or your role does not include this page. A superadmin can add it to your page access.
  </ScreenMessage>
)

export const AllStates: Story = {
  tags: ['visual'],
  parameters: {
    // Six screens in one picture: several h1 and alerts that real pages show one at a time.
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
  render: () => (
    <BothThemes>
      <ScreenMessage
        kind="empty"
        icon={Repeat2}
        title="No conversions yet"
        actions={
          <>
            <Button kind="primary">Open Currency</Button>
            <Button icon={RefreshCw}>Refresh</Button>
          </>
        }
      >
        Conversions appear here as soon as a user swaps one currency for another. Check that at least two currencies allow it.
      </ScreenMessage>
      <ScreenMessage
        kind="noMatch"
        title="No user matches “amara okafro”"
        actions={
          <>
            <Button>Clear filters</Button>
            <Button kind="ghost">Clear search</Button>
          </>
        }
      >
        2 filters are also on: Status and Registered. Check the spelling or take a filter away.
      </ScreenMessage>
      <ScreenMessage
        kind="failed"
        title="Users could not be loaded"
        onRetry={fn()}
        actions={<Button>Show details</Button>}
        reference="req_8c41d0e7"
        referenceNote="14:32:05 UTC, attempt 3"
      >
        Something went wrong. Your filters are kept. Try again, and if it keeps failing send the reference to the platform team.
      </ScreenMessage>
      <ScreenMessage kind="denied" title="You do not have access to Pairs" actions={<Button kind="primary">Go to dashboard</Button>}>
        Your role is Sub-admin. Ask a superadmin to add “Pairs” to your page access, then sign in again.
      </ScreenMessage>
    </BothThemes>
  ),
}

export const Lost: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => <FullPage footer="404, 20 Nov 2026 14:32:08 UTC">{lost}</FullPage>,
}
export const Broken: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FullPage data-theme="dark">
      <ScreenMessage
        kind="broken"
        title="The server did not answer properly"
        onRetry={fn()}
        actions={<Button size="lg">Go to dashboard</Button>}
        reference="req_8c41d0e7"
      >
        Nothing you typed was saved in the last step. Try again in a minute. If it happens again, send the reference to the platform team.
      </ScreenMessage>
    </FullPage>
  ),
}

/** F95: at 320 px (zoom 400 %) by keyboard alone; the message is announced once. */
export const F95ByKeyboardAt320: Story = {
  render: (args) => (
    <NarrowColumn>
      <ScreenMessage {...args}>Something went wrong. Your filters are kept.</ScreenMessage>
    </NarrowColumn>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    expectNoOverflow(canvasElement)
  },
}
export const LostAt320: Story = {
  render: () => <NarrowColumn>{lost}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
