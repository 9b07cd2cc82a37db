import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'

const PAGE = `<h2>Fees</h2><p>We charge <strong>0.1 %</strong> on every trade. See <a href="https://example.com/fees">the list</a>.</p>
<ul><li><p>Makers pay less.</p></li></ul><table><tbody><tr><th><p>Tier</p></th><th><p>Fee</p></th></tr>
<tr><td><p>First</p></td><td><p>0.1 %</p></td></tr></tbody></table><pre><code>GET /fees</code></pre>`

const HOSTILE = `<p onclick="alert(1)">Kept</p><script>window.ran = true</script><svg onload="window.ran = true"></svg>
<img src="x" onerror="window.ran = true"><img src="data:text/html,x"><a href="javascript:window.ran=true">Link</a>
<form action="https://evil.example"><input></form><base href="https://evil.example"><meta http-equiv="refresh" content="0">`

function Held(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RichTextEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Text', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: ({ onChange }) => (
    <BothThemes>
      {(theme) => (
        <>
          <RichTextEditor label={`Page, ${theme}`} value={PAGE} onChange={onChange} hint="Shown to everybody." />
          <RichTextEditor label={`Empty, ${theme}`} value="" onChange={onChange} error="Write the text of the page." />
          <RichTextEditor label={`Read only, ${theme}`} value={PAGE} onChange={onChange} readOnly />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(6))
  },
}

export const Keyboard: Story = {
  args: { value: '<p>Words</p>' },
  play: async ({ canvas, args, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await step('The toolbar is one stop of Tab; arrows move in it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Heading 1' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveFocus()
    })
    await step('A press is told and shown', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>Words</h2>'))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true'))
      await waitFor(() => expect(text).toHaveFocus())
    })
  },
}

export const LinksToSafeAddressesOnly: Story = {
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('textbox', { name: 'Text' })
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const address = await canvas.findByRole('textbox', { name: 'Address of the link' })
    await step('A script is refused with what to write instead', async () => {
      await userEvent.type(address, 'javascript:alert(1){Enter}')
      await expect(address).toHaveAccessibleDescription(/https:\/\//)
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('An address becomes a link', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, 'https://example.com{Enter}')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'https://example.com' })).toBeVisible())
    })
  },
}

export const HostileText: Story = {
  name: 'F82 hostile HTML comes in without scripts, handlers, forms or foreign schemes',
  args: { value: HOSTILE },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await expect(text).toHaveTextContent('Kept')
    await expect(text.querySelector('script, svg, form, input, base, meta, img[src], a[href], [onclick]')).toBeNull()
    await expect(window).not.toHaveProperty('ran')
  },
}

export const Narrow: Story = {
  args: { value: PAGE },
  render: (args) => (
    <NarrowColumn>
      <RichTextEditor {...args} />
    </NarrowColumn>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox')
    expectNoOverflow(canvasElement)
  },
}
