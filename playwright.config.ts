import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './scripts/ensure-browser.mjs'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

/** Journeys against the built app and the real server, which each worker starts for itself (e2e/journey.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...desktop,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'chromium', testIgnore: [/\.bfcache\.spec\.ts$/, /storybook\.spec\.ts$/] },
    {
      name: 'chromium-bfcache',
      testMatch: /\.bfcache\.spec\.ts$/,
      // Playwright switches the back-forward cache off, which hides the leak these journeys look for.
      use: { launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    { name: 'storybook', testMatch: /storybook\.spec\.ts$/, use: { serviceWorkers: 'allow' } },
  ],
})
