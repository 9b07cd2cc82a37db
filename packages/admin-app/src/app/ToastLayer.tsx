import { useHiddenToasts, useToast, useToasts } from '@quarterdeck/core'
import { ToastArea } from '@quarterdeck/ui'

/** Connects core's toasts, which own their clock, to the area that draws them. */
export function ToastLayer() {
  const toasts = useToasts()
  const { hide, pause, resume } = useToast()
  return <ToastArea toasts={toasts} waiting={useHiddenToasts()} onDismiss={(id) => hide(Number(id))} onPause={pause} onResume={resume} />
}
