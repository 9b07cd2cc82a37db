import { AVA, expect, resetLink, signIn, test, tokenOf } from './journey'

test('an admin signs in and sees the users of the database', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Users List' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Users List/ })).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(1)
})

test('F19 a wrong password stays on the form, says so, keeps the e-mail and ends nothing', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@quarterdeck.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@quarterdeck.example')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/session (has )?expired|session ended/)).toHaveCount(0)
})

test('F59 a deep link with a good token is drawn without passing through /login or /404', async ({ page }) => {
  await signIn(page)
  await page.route('**/adminapi/getadmindetail', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  await page.goto('/userList?page=2')
  await expect(page.getByRole('heading', { level: 1, name: /Users List/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Users List/ })).toBeVisible()
  expect(new Set(seen)).toEqual(new Set(['/userList']))
  await expect(page).toHaveURL(/page=2/)
})

test('F60 a deep link signed out leads back to its page after the sign-in', async ({ page }) => {
  await page.goto('/userList')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await expect(page).toHaveURL(/\/userList$/)
})

test('F61 hostile return targets never leave the origin', async ({ page, server }) => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/\tevil',
    '/..//evil.example',
  ]
  await page.goto('/login')
  await signIn(page)
  const token = await tokenOf(page)
  for (const target of hostile) {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login?next=${encodeURIComponent(target)}`)
    await page.evaluate((kept) => localStorage.setItem('admin_token', kept), token)
    await page.reload()
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin, target).toBe(server.url)
  }
})

test('F72 a signed-out visitor of an unknown path is asked to sign in, and F71 an admin is told that it is not here', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await page.goto('/no-such-page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('F74 a mailed link sets a password once, and its token never leaves in a referrer', async ({ page, mailbox }) => {
  await page.goto('/forgetPassword')
  await page.getByRole('textbox', { name: 'Email' }).fill(AVA.email)
  await page.getByRole('button', { name: /send/i }).click()
  const path = await resetLink(mailbox, AVA.email)
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''))
  await page.goto(path)
  await page.getByLabel('New password', { exact: true }).fill(AVA.password)
  await page.getByLabel(/again|repeat|confirm/i).fill(AVA.password)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  expect(referrers.filter((referrer) => referrer.includes('resetPassword'))).toEqual([])
  await signIn(page, AVA)
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  await expect(page.getByText(/link/i).first()).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
})
