import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { DensityToggle } from '../DensityToggle'
import { AddFilterChip, FilterChip } from '../FilterChip'
import { SearchField } from '../SearchField'
import { BothThemes } from '../stories/BothThemes'
import { TableToolbar } from './TableToolbar'

const ignore = () => undefined

const meta = {
  title: 'UI/TableToolbar',
  component: TableToolbar,
  parameters: { layout: 'fullscreen' },
  args: {
    search: <SearchField label="Search users" placeholder="Name, email or user ID" onSearch={fn()} shortcut="/" />,
    filterCount: 1,
    filters: (
      <>
        <FilterChip name="Status" value="Active, Pending" onRemove={fn()} />
        <AddFilterChip />
      </>
    ),
  },
} satisfies Meta<typeof TableToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('Filters in force are in sight; one button puts them away', async () => {
      await expect(canvas.getByText('Active, Pending')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 on' }))
      await expect(canvas.getByText('Active, Pending')).not.toBeVisible()
    })
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes stacked flush>
      {(theme) => (
        <div style={{ paddingTop: 12 }}>
          <TableToolbar {...args} view={<DensityToggle label={`Density, ${theme}`} value="comfortable" onChange={ignore} />} />
        </div>
      )}
    </BothThemes>
  ),
}
