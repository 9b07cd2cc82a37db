import { useTopics } from '../client/AdminContext'
import type { ToastVerbs } from './createToasts'

/** Raises toasts. The functions never change and calling them does not redraw the caller. */
export const useToast = (): ToastVerbs => useTopics().toasts.verbs
