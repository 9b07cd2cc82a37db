import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey'

/** Notes whether a page came back from the back-forward cache, and what it showed first. */
function noteReturn() {
  addEventListener('pageshow', (event) => {
    sessionStorage.setItem('e2e.persisted', String(event.persisted))
    requestAnimationFrame(() => sessionStorage.setItem('e2e.first', document.body.textContent ?? ''))
  })
}

/** Open sockets and no-store answers keep a page out of the cache. Without them the journey walks the dangerous way. */
async function letTheCacheHaveIt(page: Page) {
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route(/\/(adminapi\/|login|userList|dashboard)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
  })
}

async function leave(page: Page) {
  await page.goto('/health')
}

test('the cache is on: a page that was left comes back as it was', async ({ page }) => {
  await page.addInitScript(noteReturn)
  await page.goto('/login')
  await leave(page)
  // A page out of the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('e2e.persisted'))).toBe('true')
})

for (const [how, end] of [
  ['in another tab', (other: Page) => other.evaluate(() => localStorage.removeItem('admin_token'))],
  ['by clearing the storage', (other: Page) => other.evaluate(() => localStorage.clear())],
] as const) {
  test(`P23 F79 back after a sign-out ${how} shows nothing private`, async ({ page, context }) => {
    await page.addInitScript(noteReturn)
    await letTheCacheHaveIt(page)
    await signIn(page)
    await page.getByRole('link', { name: 'Users List' }).click()
    const email = (await page.getByRole('grid').getByText(/\w@\w/).first().textContent()) ?? ''
    expect(email).toContain('@')
    await leave(page)
    const other = await context.newPage()
    await other.goto('/health')
    await end(other)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(email)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('e2e.persisted'))).toBe('true')
    expect(await page.evaluate(() => sessionStorage.getItem('e2e.first'))).not.toContain(email)
  })
}

test('P23 back, forward and reload after signing out here stay at the sign-in', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Users List' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  for (const move of ['goBack', 'goForward', 'reload'] as const) {
    await page[move]({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
})
