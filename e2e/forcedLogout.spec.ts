import { io } from 'socket.io-client'
import { call, expect, signIn, test, tokenOf, watch } from './journey'

test('P02 F47 B signs A out: A is at /login within a second with the reason, and the old token opens nothing', async ({
  browser,
  page,
  server,
  mina,
  faults,
}) => {
  const desk = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  await watch(desk, faults)
  const a = await desk.newPage()
  await signIn(a, mina)
  await a.getByRole('link', { name: 'Users List' }).click()
  await a.getByRole('grid').getByRole('row').nth(1).click()
  await expect(a.getByRole('dialog')).toBeVisible()
  await expect(
    a
      .getByRole('status', { name: /live|connected/i })
      .or(a.getByText(/^Live$/))
      .first(),
  ).toBeVisible()
  const old = await tokenOf(a)

  await signIn(page)
  const b = await tokenOf(page)
  const loads: string[] = []
  a.on('load', () => loads.push(a.url()))
  const reached = a.waitForURL(/\/login/, { waitUntil: 'commit' })
  const asked = performance.now()
  const answer = await call(server, b, 'POST', `/adminapi/admins/${mina.id}/signOut`)
  const acknowledged = performance.now()
  expect(answer.status).toBe(200)
  await reached
  const waited = performance.now() - acknowledged
  expect(waited, `from the acknowledgement; the call itself took ${(acknowledged - asked).toFixed(0)} ms`).toBeLessThan(1_000)

  await expect(a.getByText('You were signed out by an administrator.')).toBeVisible()
  expect(await tokenOf(a)).toBe('')
  expect(loads, 'no reload of the page').toEqual([])
  expect((await call(server, old, 'GET', '/adminapi/getadmindetail')).status).toBe(401)
  const refused = await new Promise<string>((resolve) => {
    const socket = io(server.url, { auth: { token: old }, reconnection: false, transports: ['websocket'] })
    socket.on('connect', () => {
      socket.close()
      resolve('connected')
    })
    socket.on('connect_error', (error) => resolve(error.message))
  })
  expect(refused).not.toBe('connected')
  await desk.close()
})

test('P04 an admin who was offline during the sign-out sees nothing private on return', async ({ browser, page, server, mina, faults }) => {
  const desk = await browser.newContext({ baseURL: server.url })
  await watch(desk, faults)
  const a = await desk.newPage()
  await signIn(a, mina)
  await desk.setOffline(true)
  await signIn(page)
  expect((await call(server, await tokenOf(page), 'POST', `/adminapi/admins/${mina.id}/signOut`)).status).toBe(200)
  await desk.setOffline(false)
  await expect(a).toHaveURL(/\/login/, { timeout: 15_000 })
  await expect(a.getByRole('navigation')).toHaveCount(0)
  await desk.close()
})
