import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'

/** /forgetPassword: one neutral answer, then a minute of rest (PRODUCT §1). */
export default { title: 'Screens/Forgotten Password', parameters: { world: { at: '/forgetPassword', as: 'guest' } } } satisfies Meta

export const Ready: StoryObj = {
  play: async ({ canvas, step }) => {
    await step('An address of nobody gets the same answer as anybody’s', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'nobody@example.com')
      await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
      await expect(await canvas.findByText('Check your mail.')).toBeVisible()
    })
    await step('The next link waits a minute', async () => {
      await expect(canvas.getByRole('button', { name: /Send again in/ })).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

export const Failed: StoryObj = {
  parameters: {
    world: { at: '/forgetPassword', as: 'guest', faults: [{ on: 'POST /adminapi/forgotPassword', status: 500, body: 'none' }] },
  },
  play: async ({ canvas, step }) => {
    await step('A failure without a body reads Something went wrong', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'ava@quarterdeck.example')
      await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
      await expect(canvas.getByLabelText('Email')).toHaveValue('ava@quarterdeck.example')
    })
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
