import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { ThemeSwitch } from './ThemeSwitch'

const meta = { title: 'UI/ThemeSwitch', component: ThemeSwitch, args: { theme: 'system', onThemeChange: fn() } } satisfies Meta<
  typeof ThemeSwitch
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      <Row name="Themes">
        {(['light', 'dark', 'system'] as const).map((theme) => (
          <ThemeSwitch key={theme} {...args} theme={theme} />
        ))}
      </Row>
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
    await userEvent.keyboard('d{Enter}')
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await expect(canvas.getByRole('button', { name: 'Theme: system' })).toHaveFocus()
  },
}
