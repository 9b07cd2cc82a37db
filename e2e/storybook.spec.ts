import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { ROOT } from '../scripts/run/root.mjs'

const FOLDER = join(ROOT, 'storybook-static')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Any static host: files and nothing else. */
function serveFolder(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = join(FOLDER, normalize(decodeURIComponent(pathname)))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` })
    })
  })
}

const test = base.extend<object, { storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const { server, url } = await serveFolder()
      await use(url)
      server.close()
    },
    { scope: 'worker' },
  ],
})

test('a screen of the static Storybook runs on its own world', async ({ page, storybook }) => {
  await page.goto(`${storybook}/iframe.html?id=guards-guestonly--login-signed-in&viewMode=story`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 40_000 })
})

test('a docs page shows several worlds side by side', async ({ page, storybook }) => {
  test.setTimeout(120_000)
  await page.goto(`${storybook}/iframe.html?id=guards-requiresession--docs&viewMode=docs`)
  await expect(page.getByRole('heading', { name: 'Sign in' }).nth(1)).toBeVisible({ timeout: 90_000 })
})
