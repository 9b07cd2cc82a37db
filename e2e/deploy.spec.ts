import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from './journey'

const USERS_CHUNK = /\/assets\/UsersPage-[^/]+\.js/

/** What a page may get for a chunk that a newer deploy has replaced. */
const gone: Record<string, (route: Route) => Promise<void>> = {
  'is a 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is index.html': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Back Office</title>' }),
  'does not parse': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export const = ' }),
}

async function openUsers(page: Page) {
  await page.getByRole('link', { name: 'Users List' }).click()
}

for (const [what, answer] of Object.entries(gone)) {
  test(`F76 P26 a page chunk that ${what}: one reload by itself at most, then a message with a button, and the rest of the app lives`, async ({
    page,
    faults,
  }) => {
    await signIn(page)
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.route(USERS_CHUNK, answer)
    await openUsers(page)
    await expect(page.getByRole('button', { name: /reload|try again|retry/i }).first()).toBeVisible({ timeout: 40_000 })
    await page.waitForTimeout(2_000)
    expect(loads.length).toBeLessThanOrEqual(1)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.unroute(USERS_CHUNK)
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    faults.splice(0, faults.length, ...faults.filter((fault) => !/module|import|Unexpected token/i.test(fault)))
  })
}
