import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'

/** Named beforehand, because a package found late reloads the page under a running test. `a > b` reads b from a's own dependencies. */
const PREBUNDLED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  '@quarterdeck/core > axios',
  '@quarterdeck/core > jwt-decode',
  '@quarterdeck/core > socket.io-client',
  '@quarterdeck/core > valtio',
  '@quarterdeck/ui > lucide-react',
  '@quarterdeck/ui > react-aria-components',
  '@quarterdeck/ui > @tanstack/react-table',
  '@quarterdeck/ui > @tanstack/react-virtual',
  '@quarterdeck/admin-app > @tanstack/react-query',
  '@quarterdeck/admin-app > react-hook-form',
  '@quarterdeck/admin-app > @hookform/resolvers/standard-schema',
  '@quarterdeck/admin-app > valibot',
  '@quarterdeck/admin-app > uqr',
  '@quarterdeck/reference-api > drizzle-orm',
  '@quarterdeck/reference-api > drizzle-orm/pg-core',
  '@quarterdeck/reference-api > drizzle-orm/pglite',
  '@quarterdeck/reference-api > hono',
  '@quarterdeck/reference-api > jose',
]

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@quarterdeck/source', ...defaultClientConditions] },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...PREBUNDLED],
      exclude: [...(config.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
  }),
} satisfies StorybookConfig
