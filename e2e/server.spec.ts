import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { ROOT } from '../scripts/run/root.mjs'
import { signIn, test } from './journey'
import { FIRST_ADMIN, freePort, startServer, temporaryData } from './server'

base('a second start keeps the data and prints no password again; Ctrl-C ends with code 0', async () => {
  base.setTimeout(180_000)
  const data = temporaryData()
  const signInTo = async (url: string) => {
    const answer = await fetch(new URL('/adminapi/login', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FIRST_ADMIN),
    })
    return answer.status
  }
  const first = await startServer(data.folder)
  expect(first.output()).toContain('First administrator')
  expect(await signInTo(first.url)).toBe(200)
  expect(await first.stop()).toBe(0)
  const second = await startServer(data.folder)
  expect(second.output()).not.toContain('First administrator')
  expect(await signInTo(second.url)).toBe(200)
  expect(await second.stop()).toBe(0)
  data.remove()
})

test('a port in use is one clear line and exit code 1', async ({ server }) => {
  const data = temporaryData()
  const { port } = new URL(server.url)
  const run = spawnSync(process.execPath, [join(ROOT, 'packages/reference-api/dist/serve.js')], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: data.folder },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stderr.trim().split('\n')).toHaveLength(1)
  expect(run.stderr).toContain(port)
  data.remove()
})

base('a wrong DATABASE_URL is one clear line and exit code 1', async () => {
  const data = temporaryData()
  const port = await freePort()
  const run = spawnSync(process.execPath, [join(ROOT, 'packages/reference-api/dist/serve.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(await freePort()),
      DATA_DIR: data.folder,
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stderr.trim().split('\n')).toHaveLength(1)
  data.remove()
})

test('/login draws with six scripts at most, none of them axios or socket.io; axios comes with the first focus', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const bodies = await Promise.all(scripts.map((url) => page.request.get(url).then((answer) => answer.text())))
  expect(bodies.filter((body) => body.includes('reconnect_attempt'))).toEqual([])
  expect(bodies.filter((body) => !body.includes('AxiosError')).length).toBeLessThanOrEqual(6)
  await signIn(page)
})
