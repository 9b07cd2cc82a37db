import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from '@storybook/test'

/** /login: e-mail and password, then a code when the account has two-step (PRODUCT §1). */
export default { title: 'Screens/Login', parameters: { world: { at: '/login', as: 'guest' } } } satisfies Meta

const PASSWORD = 'blue lamp under the stairs'

async function submit(canvas: ReturnType<typeof within>, email: string, password: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

export const Ready: StoryObj = {
  play: async ({ canvas, step }) => {
    await step('The form is there, the caret in its first field', async () => {
      await expect(await canvas.findByLabelText('Email')).toHaveFocus()
    })
    await step('An empty submit names both fields and sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(canvas.getByLabelText('Email')).toBeInvalid()
      await expect(canvas.getByLabelText('Password')).toBeInvalid()
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

export const Failed: StoryObj = {
  parameters: { world: { at: '/login', as: 'guest', faults: [{ on: 'POST /adminapi/login', offline: true, times: 1 }] } },
  play: async ({ canvas, step, world }) => {
    await step('F34: without a connection the page says so and keeps what was typed', async () => {
      await submit(canvas, 'ava@quarterdeck.example', PASSWORD)
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
      await expect(canvas.getByLabelText('Email')).toHaveValue('ava@quarterdeck.example')
    })
    await step('The second try signs in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(world.token()).not.toBeNull()
    })
  },
}

/** F19: the server's words, the page stays, the e-mail stays, no session ends. */
export const WrongPassword: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('A wrong password is refused in one wording', async () => {
      await submit(canvas, 'ava@quarterdeck.example', 'not the password')
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(canvas.getByLabelText('Email')).toHaveValue('ava@quarterdeck.example')
      await expect(world.visited()).toEqual(['/login'])
      await expect(canvas.queryByText(/session/i)).toBeNull()
    })
  },
}

export const AsksForTheCode: StoryObj = {
  play: async ({ canvas, step, world }) => {
    await step('An account with two-step is asked for its code', async () => {
      await submit(canvas, 'tomas@quarterdeck.example', PASSWORD)
      await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
      await expect(world.token()).toBeNull()
    })
    await step('A wrong code is said at the field', async () => {
      await userEvent.type(canvas.getByLabelText('Authentication code'), '000000')
      await expect(await canvas.findByText(/code/i, { selector: '[id$="-note"] *' })).toBeVisible()
    })
    await step('A recovery code can be used instead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
      await expect(canvas.getByLabelText('Recovery code')).toBeVisible()
    })
    await step('And the way back leads to the first step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }))
      await expect(await canvas.findByLabelText('Email')).toHaveValue('tomas@quarterdeck.example')
    })
  },
}

/** F60: back to the page that was asked for. */
export const ReturnsToThePageAskedFor: StoryObj = {
  parameters: { world: { at: '/coin-list?page=2', as: 'guest' } },
  play: async ({ canvas, step, world }) => {
    await step('A deep link leads through the form back to itself', async () => {
      await submit(canvas, 'ava@quarterdeck.example', PASSWORD)
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Currency' })).toBeVisible()
      await expect(world.path()).toBe('/coin-list?page=2')
    })
  },
}

/** F61: a hostile target is not followed. */
export const HostileReturnTarget: StoryObj = {
  parameters: { world: { at: '/login?next=//evil.example', as: 'guest' } },
  play: async ({ canvas, world }) => {
    await submit(canvas, 'ava@quarterdeck.example', PASSWORD)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(world.path()).toBe('/dashboard')
  },
}
