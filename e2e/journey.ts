import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Mailbox, startMailbox } from './mailbox'
import { FIRST_ADMIN, type RunningServer, startServer, temporaryData } from './server'

interface Person {
  id: string
  email: string
  password: string
}

/** Seeded superadmins. They have no password until a mailed link gives them one. */
const MINA: Person = { id: 'admin-3', email: 'mina@quarterdeck.example', password: 'copper-orchard-77-drift' }
export const AVA: Person = { id: 'admin-1', email: 'ava@quarterdeck.example', password: 'velvet-compass-19-harbor' }

interface Shared {
  server: RunningServer
  mailbox: Mailbox
  /** A second admin who can sign in. */
  mina: Person
}
interface Own {
  /** Uncaught errors, unhandled rejections and CSP violations of every page of the test; must stay empty. */
  faults: string[]
}

/** Notes in the page what Playwright has no event for. */
function watchPage() {
  addEventListener('unhandledrejection', (event) => console.error(`unhandled rejection: ${event.reason}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
  )
}

export async function watch(context: BrowserContext, faults: string[]) {
  await context.addInitScript(watchPage)
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (/^(unhandled rejection|CSP):|Content Security Policy/.test(message.text())) faults.push(message.text())
  })
}

/** Journeys share one server per worker, on an embedded database with the seeded platform. */
export const test = base.extend<Own, Shared>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const data = temporaryData()
      const server = await startServer(data.folder, { SMTP_URL: mailbox.url })
      await use(server)
      const code = await server.stop()
      data.remove()
      expect(code, 'the server ends cleanly').toBe(0)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mina: [
    async ({ server, mailbox }, use) => {
      await setPassword(server, mailbox, MINA)
      await use(MINA)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      await watch(context, faults)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in through the form and waits for the page behind it. */
export async function signIn(page: Page, who: { email: string; password: string } = FIRST_ADMIN) {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The token as the browser keeps it. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token') ?? '')

/** A call with a token, beside the page. */
export async function call(server: RunningServer, token: string, method: string, path: string, body?: unknown) {
  const response = await fetch(new URL(path, server.url), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => null) }
}

/** Path of the link in the newest reset letter to an address. */
export async function resetLink(mailbox: Mailbox, email: string): Promise<string> {
  const link = /\/resetPassword\/[\w%.-]+/
  return (await mailbox.letterTo(email, link)).match(link)?.[0] ?? ''
}

/** Gives an admin a password the way he gets one: a mailed link. */
async function setPassword(server: RunningServer, mailbox: Mailbox, { email, password }: Person) {
  const asked = await fetch(new URL('/adminapi/forgotPassword', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(200)
  const authToken = decodeURIComponent((await resetLink(mailbox, email)).split('/').at(-1) ?? '')
  const set = await fetch(new URL('/adminapi/resetPassword', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authToken, password, confirmPassword: password }),
  })
  expect(await set.json()).toMatchObject({ success: true })
}
