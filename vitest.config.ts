import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/ensure-browser.mjs'

/** Workspace packages are read from their sources; no library build comes before a test. */
const sourceConditions = ['@quarterdeck/source', ...defaultServerConditions]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: sourceConditions },
        ssr: { resolve: { conditions: sourceConditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            isolate: false,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
