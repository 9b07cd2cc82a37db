import type { Ref } from 'react'
import { type LinkComponentProps, useLink } from '../theme/UiProvider'

export interface RoutedAnchorProps extends LinkComponentProps {
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** An anchor without looks, drawn by the router's link when `UiProvider` has one. */
export function RoutedAnchor(props: RoutedAnchorProps) {
  const Anchor = useLink()
  return <Anchor {...props} />
}
