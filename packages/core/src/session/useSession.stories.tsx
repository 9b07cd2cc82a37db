import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { type FormEvent, useState } from 'react'
import { useSignedOut } from '../client/useSignedOut'
import { useSession } from './useSession'

function SignIn() {
  const { signIn } = useSession()
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const result = await signIn(Object.fromEntries(new FormData(event.currentTarget)))
    setBusy(false)
    if (!result.ok) setMessage(result.body.message ?? '')
  }
  return (
    <form aria-label="Sign in" onSubmit={(event) => void submit(event)}>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" />
      </label>{' '}
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>{' '}
      <button type="submit" disabled={busy}>
        Sign in
      </button>
      <p role="alert">{message}</p>
    </form>
  )
}

/** The session in words. */
function Demo() {
  const { status, isAuth, userId, fullName, role, restriction, access, signOut, reloadAccess } = useSession()
  const [reasons, setReasons] = useState<readonly string[]>([])
  useSignedOut(({ reason }) => setReasons((before) => [...before, reason]))
  return (
    <main>
      <dl>
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Admin</dt>
        <dd>{[userId, fullName].filter(Boolean).join(' ') || 'nobody'}</dd>
        <dt>Role</dt>
        <dd>{role || 'none'}</dd>
        <dt>Pages</dt>
        <dd>{restriction.map(({ name }) => name).join(', ') || 'none'}</dd>
        <dt>Rights</dt>
        <dd>{access}</dd>
        <dt>Ended</dt>
        <dd>{reasons.join(', ') || 'never'}</dd>
      </dl>
      {!isAuth && <SignIn />}
      {isAuth && (
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      )}
      {access === 'failed' && (
        <button type="button" onClick={() => void reloadAccess()}>
          Retry
        </button>
      )}
    </main>
  )
}

const meta = { title: 'Core/useSession', component: Demo } satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const shows = (canvas: Canvas, ...texts: string[]) => Promise.all(texts.map((text) => canvas.findByText(text)))

async function fillIn(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ava@quarterdeck.example')
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

export const Restored: Story = {
  parameters: { world: { as: { may: ['Users List'] } } },
  play: async ({ canvas }) => {
    await shows(canvas, 'signedIn', 'admin-2 Noah Petrov', 'Limited', 'Users List', 'ready', 'never')
  },
}

export const BearerPrefixedToken: Story = {
  parameters: { world: { token: 'bearer' } },
  play: async ({ canvas }) => {
    await shows(canvas, 'signedIn', 'admin-1 Ava Lindqvist', 'superadmin', 'ready')
  },
}

export const MalformedToken: Story = {
  parameters: { world: { token: 'malformed' } },
  play: async ({ canvas, world }) => {
    await shows(canvas, 'signedOut', 'nobody', 'invalid-token')
    await expect(world.token()).toBeNull()
  },
}

export const RevokedToken: Story = {
  parameters: { world: { token: 'revoked' } },
  play: async ({ canvas, world }) => {
    await shows(canvas, 'signedOut', 'nobody', 'unauthorized')
    await expect(world.token()).toBeNull()
  },
}

export const SignsIn: Story = {
  parameters: { world: { as: 'guest' } },
  play: async ({ canvas, step, world }) => {
    const before = await world.rows('sessions', { adminId: 'admin-1' })
    await step('Nobody is signed in', async () => {
      await shows(canvas, 'signedOut', 'nobody')
    })
    await step('E-mail and password begin a session', async () => {
      await fillIn(canvas, 'blue lamp under the stairs')
      await shows(canvas, 'signedIn', 'admin-1 Ava Lindqvist', 'superadmin', 'ready', 'never')
      await expect(await world.rows('sessions', { adminId: 'admin-1' })).toHaveLength(before.length + 1)
      await expect(world.token()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    })
  },
}

export const WrongPassword: Story = {
  parameters: { world: { as: 'guest' } },
  play: async ({ canvas, step, world }) => {
    await step('The message of the server is shown', async () => {
      await fillIn(canvas, 'not this one')
      await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement())
    })
    await step('No session began and none ended', async () => {
      await shows(canvas, 'signedOut', 'never')
      await expect(world.token()).toBeNull()
    })
  },
}

export const SignsOut: Story = {
  play: async ({ canvas, step, world }) => {
    await step('Signing out empties the session at once', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
      await shows(canvas, 'signedOut', 'nobody', 'user')
      await expect(world.token()).toBeNull()
    })
    await step('The server has ended its session too', async () => {
      await waitFor(async () => {
        const [own] = await world.rows('sessions', { id: 'session-own' })
        await expect(own?.['endedAt']).not.toBeNull()
      })
    })
  },
}

export const SignedOutInAnotherTab: Story = {
  play: async ({ canvas, step, world }) => {
    await shows(canvas, 'signedIn')
    await step('The other tab signs out', async () => {
      world.signOutElsewhere()
      await shows(canvas, 'signedOut', 'nobody', 'elsewhere')
    })
  },
}

export const RightsFailThenLoad: Story = {
  parameters: { world: { as: { may: ['Currency'] }, faults: [{ on: 'GET /adminapi/getadmindetail', status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('The admin stays signed in without rights', async () => {
      await shows(canvas, 'signedIn', 'failed')
    })
    await step('Retry loads them', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await shows(canvas, 'ready', 'Currency')
    })
  },
}
