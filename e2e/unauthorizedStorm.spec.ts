import type { Route } from '@playwright/test'
import { call, expect, signIn, test, tokenOf } from './journey'

test('P25 F18 a session that dies under a page full of calls leads to /login once: no loop, no reload, no unhandled rejection', async ({
  page,
  server,
}) => {
  await signIn(page)
  const token = await tokenOf(page)
  const held: Route[] = []
  await page.route('**/adminapi/**', (route) => (route.request().url().includes('getadmindetail') ? route.continue() : held.push(route)))
  // The dashboard's calls and those of the list are all under way when the session dies.
  await page.reload()
  await expect.poll(() => held.length).toBeGreaterThan(5)
  await page.getByRole('link', { name: 'Users List' }).click()
  for (const text of ['a', 'an', 'ana', 'an', 'a']) {
    await page.getByRole('searchbox').fill(text)
    await page.waitForTimeout(400)
  }
  expect(held.length).toBeGreaterThan(9)
  const paths: string[] = []
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))

  expect((await call(server, token, 'POST', '/adminapi/logout')).status).toBe(200)
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  await expect(page).toHaveURL(/\/login/)
  await page.waitForTimeout(1_000)

  expect(paths.filter((path) => path === '/login')).toHaveLength(1)
  expect(paths.at(-1)).toBe('/login')
  expect(loads).toEqual([])
  expect(await tokenOf(page)).toBe('')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
