import type { ReactNode } from 'react'
import { type LinkComponentProps, UiProvider } from '../theme/UiProvider'

/* biome-ignore-start lint/a11y: the address is in rest, and the handler only keeps the story where it is */
const StillLink = ({ onClick, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    onClick={(event) => {
      onClick?.(event)
      event.preventDefault()
    }}
  />
)
/* biome-ignore-end lint/a11y: see above */

/** Links that lead nowhere, so that a story stays where it is. */
export function StillLinks({ children }: { children: ReactNode }) {
  return <UiProvider linkComponent={StillLink}>{children}</UiProvider>
}
