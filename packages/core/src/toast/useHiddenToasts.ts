import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'

/** How many toasts found no place on screen since the area was last empty, for "and 12 more". */
export const useHiddenToasts = (): number => useSelected(useTopics().state.toast, ({ hidden }) => hidden)
