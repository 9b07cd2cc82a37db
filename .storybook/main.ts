import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { prebundled } from './prebundled.ts'

const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
]
const WORLDS = ['msw', 'msw/browser', 'msw-storybook-addon/csf3']

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@quarterdeck/source', ...defaultClientConditions] },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...ALWAYS, ...WORLDS, ...prebundled()],
      exclude: [...(config.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
  }),
} satisfies StorybookConfig
