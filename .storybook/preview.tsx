import '@fontsource-variable/inter/opsz.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '../packages/ui/src/theme/tokens.css'
import './preview.css'
import type { Loader, Preview } from '@storybook/react-vite'
import { configure } from '@storybook/test'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { inItsPlace, SHOWS_APP, SHOWS_CORE } from './decorators'
import type { OpenStory } from './openStory'
import { holdStoryClock } from './storyClock'

// A busy machine draws late; a story that never gets there still fails.
configure({ asyncUtilTimeout: 5_000 })

const startMsw = mswLoader(async () => (await import('./openStory')).startWorker())

/** Stories of plain components need no database, so server and app are fetched by the first story that does. */
const openWorld: Loader = async (context) => {
  const { title, parameters } = context
  const releaseClock = holdStoryClock()
  const app = SHOWS_APP.test(title)
  if (!app && !SHOWS_CORE.test(title)) return { releaseClock }
  await startMsw(context)
  const { openStory } = await import('./openStory')
  const story = await openStory({ world: parameters['world'] ?? {}, app, chunks: parameters['chunks'] })
  context['world'] = story.world
  return { story, releaseClock }
}

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
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
  loaders: [openWorld],
  decorators: [inItsPlace],
  beforeEach: ({ globals, loaded }) => {
    const { theme, density, market, motion } = globals
    Object.assign(document.documentElement.dataset, { theme, density, market, motion })
    return async () => {
      const story: OpenStory | undefined = loaded['story']
      await story?.close()
      loaded['releaseClock']()
      // Stories share one page (isolate: false), so what a story stored must not greet the next one.
      localStorage.clear()
      sessionStorage.clear()
    }
  },
} satisfies Preview
