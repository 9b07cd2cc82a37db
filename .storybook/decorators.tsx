import type { Decorator } from '@storybook/react-vite'
import { UiProvider } from '../packages/ui/src/theme/UiProvider'
import type { OpenStory } from './openStory'

/** Titles whose stories are the whole app in a world of their own. */
export const SHOWS_APP = /^(Screens|Guards|Flows)\//
/** Titles whose stories are hooks of core, inside its provider and a world. */
export const SHOWS_CORE = /^Core\//

/** Gives a story what stands round it in real life: the app itself, core's provider, or the styled frame alone. */
export const inItsPlace: Decorator = (Story, { loaded }) => {
  const story: OpenStory | undefined = loaded['story']
  const Frame = story?.Frame ?? UiProvider
  return (
    <Frame>
      <Story />
    </Frame>
  )
}
