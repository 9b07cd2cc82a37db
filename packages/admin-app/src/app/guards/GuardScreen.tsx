import { LoadingScreen } from '@quarterdeck/ui'

/** What a guard shows while it cannot decide yet: SPEC §4's words, to the letter, over the whole window. */
export function GuardScreen() {
  return <LoadingScreen text="Loading...." />
}
