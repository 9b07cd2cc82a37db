import { acceptCompletion, startCompletion } from '@codemirror/autocomplete'
import { EditorView } from '@codemirror/view'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { CodeEditor, type CodeEditorProps } from './CodeEditor'

const VARIABLES = [
  { name: 'siteName', detail: 'Back Office' },
  { name: 'userName', detail: 'Jonas Weber' },
  { name: 'resetLink', detail: 'https://…' },
]
const LETTER = `<!-- Sent after a forgotten password -->
<h1 class="title">Reset your password</h1>
<p>Hello {{userName}},</p>
<a class="btn" href="{{resetLink}}">Choose a new password</a>`

/** Puts words in at the cursor's end, as typing does. */
function write(view: EditorView, words: string): void {
  const end = view.state.doc.length
  view.dispatch({ changes: { from: end, insert: words }, selection: { anchor: end + words.length }, userEvent: 'input.type' })
}

function Held(props: CodeEditorProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <CodeEditor
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const meta = {
  title: 'UI/CodeEditor',
  component: CodeEditor,
  args: { label: 'HTML', value: LETTER, onChange: fn(), onBlur: fn(), variables: VARIABLES },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeEditor>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: ({ onChange }) => (
    <BothThemes>
      <CodeEditor label="HTML" value={LETTER} onChange={onChange} variables={VARIABLES} hint="Sent to the user." />
      <CodeEditor
        label="Unknown"
        value={'<p>Hello {{surname}}</b></p>'}
        onChange={onChange}
        variables={VARIABLES}
        error="Correct the text."
      />
      <CodeEditor label="Read only" value={LETTER} onChange={onChange} readOnly />
      <CodeEditor label="Plain text" language="text" value="Hello {{userName}}" onChange={onChange} variables={VARIABLES} />
    </BothThemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(8))
    await waitFor(() => expect(canvas.getAllByText('Unknown variable: surname')).toHaveLength(2))
    // The underlines come last; the check of the page would otherwise read lines that are being drawn again.
    await waitFor(() => expect(canvasElement.querySelectorAll('[class*="cm-lintRange"]').length).toBeGreaterThanOrEqual(4), {
      timeout: 5000,
    })
  },
}

export const CompletesAndJudgesVariables: Story = {
  args: { value: '<p>' },
  play: async ({ canvas, canvasElement, args, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'HTML' })
    await step('Two braces offer the known names', async () => {
      const view = EditorView.findFromDOM(text)
      if (!view) throw new Error('No editor')
      view.focus()
      write(view, '{{us')
      startCompletion(view)
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: /userName/ })
      await waitFor(() => expect(acceptCompletion(view)).toBe(true))
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>{{userName}}'))
      await expect(canvas.getByText('1 variable, all known')).toBeVisible()
    })
    await step('A name that is not in the list is underlined and said', async () => {
      const view = EditorView.findFromDOM(text)
      if (view) write(view, '{{nobody}}')
      await waitFor(() => expect(canvas.getByText('Unknown variable: nobody', { selector: '[data-kind]' })).toBeVisible())
      // Other marks cut the underline into pieces.
      const underlined = () => [...canvasElement.querySelectorAll('.cm-lintRange-error')].map((piece) => piece.textContent).join('')
      await waitFor(() => expect(underlined()).toBe('{{nobody}}'))
    })
  },
}

export const Keyboard: Story = {
  args: { value: '<p>' },
  play: async ({ canvas, args, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'HTML' })
    await step('Tab indents', async () => {
      await userEvent.click(text)
      await userEvent.keyboard('{Control>}{Home}{/Control}{Tab}')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('  <p>'))
      await expect(text).toHaveFocus()
    })
    await step('Esc, then Tab is left to the browser', async () => {
      const press = (key: string, keyCode: number) =>
        text.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }))
      await expect(press('Tab', 9)).toBe(false)
      press('Escape', 27)
      await expect(press('Tab', 9)).toBe(true)
    })
    await step('Leaving is told', async () => {
      text.blur()
      await expect(args.onBlur).toHaveBeenCalled()
    })
  },
}

export const InsertsFromTheMenu: Story = {
  args: { value: '' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert variable' }))
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: /siteName/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('{{siteName}}'))
  },
}

export const TakesTheNonceOfThePage: Story = {
  name: 'P22 the sheets of the editor carry the nonce of the page',
  beforeEach: () => {
    const meta = document.createElement('meta')
    meta.setAttribute('property', 'csp-nonce')
    meta.nonce = 'c29tZS1ub25jZQ'
    document.head.append(meta)
    return () => meta.remove()
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'HTML' })
    await expect(EditorView.findFromDOM(text)?.state.facet(EditorView.cspNonce)).toBe('c29tZS1ub25jZQ')
  },
}

export const Narrow: Story = {
  render: (args) => (
    <NarrowColumn>
      <CodeEditor {...args} />
    </NarrowColumn>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox')
    expectNoOverflow(canvasElement)
  },
}
