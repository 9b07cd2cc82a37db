import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { type LinkComponentProps, UiProvider } from '../theme/UiProvider'
import { Link } from './Link'

const meta = { title: 'UI/Link', component: Link, args: { href: '#users', children: 'Users List' } } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <p>
        Open <Link href="#users">Users List</Link> to see them.
      </p>
    </BothThemes>
  ),
}

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a href={`/app${href}`} data-router="" {...rest} />

/** Any router's link goes in through the provider. */
export const WithARouter: Story = {
  decorators: [(Story) => <UiProvider linkComponent={RouterLink}>{Story()}</UiProvider>],
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Users List' })).toHaveAttribute('href', '/app#users'),
}
