import { paths } from '@quarterdeck/admin-app/paths'
import { expect, signIn, test } from './journey'

const guestPaths: readonly string[] = [
  paths.login,
  paths.forgetPassword,
  '/resetPassword/some-token',
  paths.register,
  paths.reactTable,
  paths.notFound,
  paths.serverError,
]
const signedInPaths = Object.values(paths).filter((path) => !guestPaths.includes(path) && path !== paths.resetPassword)

test('P22 the answer carries a strict policy with a nonce of its own each time', async ({ request }) => {
  const policies = await Promise.all([1, 2].map(async () => (await request.get('/login')).headers()['content-security-policy'] ?? ''))
  const [first = '', second = ''] = policies
  expect(first).toContain("object-src 'none'")
  expect(first).toContain("base-uri 'none'")
  expect(first).toContain("frame-ancestors 'none'")
  expect(first).toContain("require-trusted-types-for 'script'")
  expect(first).not.toContain('unsafe')
  expect(first.match(/nonce-([^']+)/)?.[1]).toBeTruthy()
  expect(first).not.toBe(second)
})

for (const path of guestPaths) {
  test(`P22 ${path} signed out breaks no rule of the policy`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  })
}

test('P22 no page of the signed-in app breaks a rule of the policy', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  for (const path of signedInPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
