import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { DensityToggle } from './DensityToggle'

const meta = { title: 'UI/DensityToggle', component: DensityToggle, args: { value: 'comfortable', onChange: fn() } } satisfies Meta<
  typeof DensityToggle
>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('An arrow asks for compact rows', async () => {
      canvas.getByRole('radio', { name: 'Comfortable' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenCalledWith('compact')
    })
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <>
          <DensityToggle {...args} label={`Comfortable, ${theme}`} />
          <DensityToggle {...args} value="compact" label={`Compact, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
}
