import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import '../packages/ui/src/theme/tokens.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'

export default {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['UI', 'Core', 'Guards', 'Screens', 'Flows'] } },
  },
  globalTypes: {
    theme: { description: 'Colour theme', toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    density: {
      description: 'Row height',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    market: {
      description: 'Colours of up and down',
      toolbar: { title: 'Market', icon: 'graphline', items: ['classic', 'swapped', 'cvd'], dynamicTitle: true },
    },
    motion: {
      description: 'Movement: as the system says, or none',
      toolbar: { title: 'Motion', icon: 'play', items: ['system', 'reduced'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', market: 'classic', motion: 'system' },
  beforeEach: ({ globals }) => {
    const { theme, density, market, motion } = globals
    Object.assign(document.documentElement.dataset, { theme, density, market, motion })
    return () => {
      // Stories share one page (isolate: false), so what a story stored must not greet the next one.
      localStorage.clear()
      sessionStorage.clear()
    }
  },
} satisfies Preview
