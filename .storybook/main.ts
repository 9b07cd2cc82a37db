import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['source', ...defaultClientConditions] },
    optimizeDeps: { ...config.optimizeDeps, exclude: [...(config.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'] },
  }),
} satisfies StorybookConfig
