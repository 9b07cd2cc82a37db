import '../packages/ui/src/theme/tokens.css'
import type { Preview } from '@storybook/react-vite'

export default {
  parameters: { a11y: { test: 'error' } },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['comfortable', 'compact'], dynamicTitle: true } },
    market: { toolbar: { title: 'Market', items: ['classic', 'swapped', 'cvd'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', market: 'classic' },
  decorators: [
    (Story, { globals }) => {
      Object.assign(document.documentElement.dataset, { theme: globals['theme'], density: globals['density'], market: globals['market'] })
      return <Story />
    },
  ],
} satisfies Preview
