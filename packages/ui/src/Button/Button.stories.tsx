import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { Ban, ChevronDown, Download, ExternalLink, Plus } from 'lucide-react'
import { Icon } from '../Icon'
import { Kbd } from '../Kbd'
import { BothThemes, Row } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { Button, type ButtonKind } from './Button'
import { ButtonLink } from './ButtonLink'

const meta = { title: 'UI/Button', component: Button, args: { children: 'Save', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const KINDS: readonly (readonly [ButtonKind, string])[] = [
  ['primary', 'Save'],
  ['secondary', 'Export'],
  ['ghost', 'Discard'],
  ['danger', 'Suspend'],
  ['danger-quiet', 'Suspend'],
]

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {KINDS.map(([kind, label]) => (
        <Row key={kind} name={kind}>
          <Button kind={kind}>{label}</Button>
          <Button kind={kind} icon={kind.startsWith('danger') ? Ban : Download}>
            {label}
          </Button>
          <Button kind={kind} disabled icon={kind === 'danger-quiet' ? Ban : undefined}>
            {label}
          </Button>
          <Button kind={kind} busy>
            {label}
          </Button>
          <Button kind={kind} busy icon={Download}>
            {label}
          </Button>
        </Row>
      ))}
      <Row name="sizes">
        <Button kind="primary" size="lg">
          Large 40
        </Button>
        <Button kind="primary">Default 32</Button>
        <Button kind="primary" size="sm">
          Small 26
        </Button>
      </Row>
      <Row name="trailing">
        <Button trailing={<Icon of={ChevronDown} size="sm" />}>Add filter</Button>
        <Button trailing={<Kbd>N</Kbd>} icon={Plus}>
          Add pair
        </Button>
        <ButtonLink href="#pairs" icon={ExternalLink}>
          Open Pairs
        </ButtonLink>
      </Row>
      <Row name="not allowed">
        <Button disabledReason="Needs the permission “Suspend users”.">Suspend user</Button>
      </Row>
      <Row name="compact">
        <div data-density="compact" style={{ display: 'flex', gap: 8 }}>
          <Button kind="primary">Default 28</Button>
          <Button size="sm">Small 24</Button>
        </div>
      </Row>
      <Button kind="primary" size="lg" block>
        Sign in
      </Button>
      <Button kind="primary" size="lg" block busy>
        Sign in
      </Button>
    </BothThemes>
  ),
}

export const Ready: Story = {
  args: { kind: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Works by Enter and Space; while it goes on further presses do nothing and nothing moves. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Button {...args}>Save</Button>
      <Button {...args} busy>
        Save
      </Button>
    </>
  ),
  play: async ({ args, canvasElement, step }) => {
    const [rest, busy] = within(canvasElement).getAllByRole('button', { name: 'Save' })
    await step('Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(rest).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
    await step('A busy one can be reached but does nothing', async () => {
      await userEvent.tab()
      await expect(busy).toHaveFocus()
      await expect(busy).toHaveAttribute('aria-busy', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
    await step('Both are equally wide', () => expect(busy?.offsetWidth).toBe(rest?.offsetWidth))
  },
}

export const NotAllowed: Story = {
  args: { disabledReason: 'Needs the permission “Suspend users”.', children: 'Suspend user' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Suspend user' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await within(canvasElement).findByRole('tooltip')).toHaveTextContent('Needs the permission “Suspend users”.')
    await expect(button).toHaveAccessibleDescription('Needs the permission “Suspend users”.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <Button kind="primary" size="lg" block>
        Suspend 3 users
      </Button>
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

/** Icon at the right, chevron at the left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Button icon={Download} trailing={<Icon of={ChevronDown} size="sm" />}>
        تصدير
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'تصدير' })
    const [first, last] = button.querySelectorAll('svg')
    await expect(first?.getBoundingClientRect().left ?? 0).toBeGreaterThan(last?.getBoundingClientRect().left ?? 0)
  },
}
