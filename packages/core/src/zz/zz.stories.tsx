import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { useSession } from '../session/useSession'

function Who() {
  const { isAuth, role } = useSession()
  return <p>{`${isAuth} ${role}`}</p>
}
const meta = { title: 'Core/Zz', component: Who } satisfies Meta
export default meta
export const A: StoryObj = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { world: { as: 'superadmin' } },
  play: async ({ canvas, world }) => {
    await canvas.findByText('true superadmin')
    const n: number = (await world.rows('users')).length
    await expect(innerWidth).toBe(360)
    await expect(n).toBeGreaterThan(3)
    // @ts-expect-error typed
    world.nope()
  },
}
