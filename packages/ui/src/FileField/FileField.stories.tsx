import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { FileField, type FileFieldProps } from './FileField'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="teal"/></svg>'
const logo = () => new File([SVG], 'logo.svg', { type: 'image/svg+xml' })

const Owned = (args: FileFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <FileField
      {...args}
      value={value}
      onChange={(file) => {
        args.onChange(file)
        setValue(file)
      }}
    />
  )
}

const meta = {
  title: 'UI/FileField',
  component: FileField,
  args: { label: 'Logo', value: null, accept: ['image/svg+xml', 'image/png', 'image/webp'], maxBytes: 512 * 1024, onChange: fn() },
  render: Owned,
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

const states = (args: FileFieldProps) => (
  <>
    <Owned {...args} hint="Shown 24 px high." />
    <Owned {...args} label="Chosen" value={logo()} />
    <Owned {...args} label="Stored" current={{ name: 'harbour-2025.png', url: `data:image/svg+xml,${encodeURIComponent(SVG)}` }} />
    <Owned {...args} label="Error" error="The server could not read this picture. Choose another." />
    <Owned {...args} label="Disabled" disabled current={{ name: 'harbour-2025.png' }} />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{states(args)}</BothThemes> }

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Logo', { exact: false, selector: 'input' })
    await step('The native control is one stop', async () => {
      await userEvent.tab()
      await expect(input).toHaveFocus()
    })
    await step('A fitting file is taken and can be taken away', async () => {
      await userEvent.upload(input, logo())
      await expect(canvas.getByText('logo.svg')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.svg' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await expect(canvas.queryByText('logo.svg')).toBeNull()
    })
  },
}

export const RefusesInWords: Story = {
  play: async ({ canvas, canvasElement, step, args }) => {
    const zone = canvasElement.querySelector('input')?.parentElement as HTMLElement
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      fireEvent(zone, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }
    await step('The limits stand there before anything is chosen', () => expect(zone).toHaveTextContent('SVG, PNG or WEBP, up to 512 KB'))
    await step('A dropped file of another type is refused', async () => {
      drop(new File(['x'], 'logo.gif', { type: 'image/gif' }))
      await expect(canvas.getByText('“logo.gif” is of another type. Choose a SVG, PNG or WEBP file.')).toBeVisible()
    })
    await step('So is one that is too large', async () => {
      drop(new File([new Uint8Array(600 * 1024)], 'big.png', { type: 'image/png' }))
      await expect(canvas.getByText('“big.png” has 600 KB; the limit is 512 KB. Choose a smaller file.')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('A fitting one ends the words', async () => {
      drop(logo())
      await expect(canvas.getByText('logo.svg')).toBeVisible()
      await expect(canvas.queryByText(/Choose a smaller file/)).toBeNull()
    })
  },
}

export const Narrow: Story = {
  render: (args) => <NarrowColumn>{states(args)}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
