import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { useSession } from '../session/useSession'
import { useCan } from './useCan'
import { usePageAccess } from './usePageAccess'
import { useVisibleMenu } from './useVisibleMenu'

const PATHS = ['/dashboard', '/profile', '/userList', '/userList?view=42', '/UserList', '/coin-list', '/nowhere']

function Row({ path }: { path: string }) {
  const access = usePageAccess(path)
  return (
    <tr>
      <th scope="row">{path}</th>
      <td>{access}</td>
    </tr>
  )
}

/** What this admin may open and do. */
function Demo() {
  const { access, reloadAccess } = useSession()
  const mayFreeze = useCan('Users List', 'freeze')
  const mayExport = useCan('Users List', 'export')
  const menu = useVisibleMenu()
  return (
    <main>
      <table>
        <caption>Pages</caption>
        <tbody>
          {PATHS.map((path) => (
            <Row key={path} path={path} />
          ))}
        </tbody>
      </table>
      <ul aria-label="Menu">
        {menu
          .flatMap(({ name, items = [] }) => [name, ...items.map((item) => `${name}, ${item.name}`)])
          .map((name) => (
            <li key={name}>{name}</li>
          ))}
      </ul>
      <p>
        Freeze: {mayFreeze ? 'yes' : 'no'}. Export: {mayExport ? 'yes' : 'no'}.
      </p>
      {access === 'failed' && (
        <button type="button" onClick={() => void reloadAccess()}>
          Retry
        </button>
      )}
    </main>
  )
}

const meta = { title: 'Core/usePageAccess', component: Demo } satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The decisions in the order of the paths. */
async function decides(canvas: Canvas, ...expected: string[]) {
  for (const [index, path] of PATHS.entries()) {
    const row = (await canvas.findByRole('rowheader', { name: path })).closest('tr')
    await expect(await within(row ?? document.body).findByText(expected[index] ?? '')).toBeVisible()
  }
}

const menuNames = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Menu' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const Superadmin: Story = {
  play: async ({ canvas }) => {
    await decides(canvas, ...PATHS.map(() => 'allowed'))
    await expect(canvas.getByText('Freeze: yes. Export: yes.')).toBeVisible()
    await expect(menuNames(canvas)).toContain('Admin Control, Sub Admin')
  },
}

export const NameListed: Story = {
  parameters: { world: { as: { may: [{ name: 'Users List', actions: ['export'] }] } } },
  play: async ({ canvas, step }) => {
    await step('Its own page and the always allowed ones are open, in any query but no other spelling', async () => {
      await decides(canvas, 'allowed', 'allowed', 'allowed', 'allowed', 'denied', 'denied', 'denied')
    })
    await step('One action is permitted', async () => {
      await expect(canvas.getByText('Freeze: no. Export: yes.')).toBeVisible()
    })
    await step('The menu holds just what may be opened', async () => {
      await expect(menuNames(canvas)).toEqual(['Dashboard', "User's Management", "User's Management, Users List"])
    })
  },
}

export const GroupNameOnly: Story = {
  parameters: { world: { as: { may: ["User's Management"] } } },
  play: async ({ canvas }) => {
    await decides(canvas, 'allowed', 'allowed', 'denied', 'denied', 'denied', 'denied', 'denied')
  },
}

export const RestrictionsLoading: Story = {
  parameters: { world: { as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', hang: true }] } },
  play: async ({ canvas }) => {
    await decides(canvas, 'allowed', 'allowed', 'loading', 'loading', 'loading', 'loading', 'loading')
    await expect(canvas.getByText('Freeze: no. Export: no.')).toBeVisible()
  },
}

export const RestrictionsFail: Story = {
  parameters: { world: { as: { may: ['Users List'] }, faults: [{ on: 'GET /adminapi/getadmindetail', status: 500 }] } },
  play: async ({ canvas, step, world }) => {
    await step('Limited pages are neither open nor lost', async () => {
      await canvas.findByRole('button', { name: 'Retry' })
      await decides(canvas, 'allowed', 'allowed', 'loading', 'loading', 'loading', 'loading', 'loading')
    })
    await step('Retry decides', async () => {
      world.heal()
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await decides(canvas, 'allowed', 'allowed', 'allowed', 'allowed', 'denied', 'denied', 'denied')
    })
  },
}

export const SignedOut: Story = {
  parameters: { world: { as: 'guest' } },
  play: async ({ canvas }) => {
    await decides(canvas, ...PATHS.map(() => 'denied'))
    await expect(menuNames(canvas)).toEqual([])
  },
}
