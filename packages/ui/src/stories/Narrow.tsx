import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The narrowest screen that must work: 320 px, as at 400 % zoom. */
const Column = styled.div`
  width: 320px;
  min-height: 120px;
  transform: translateZ(0);
`

export function Narrow({ children }: { children: ReactNode }) {
  return <Column data-narrow="">{children}</Column>
}

/** Fails when something in the narrow column sticks out sideways. */
export function expectNoOverflow(canvas: HTMLElement): void {
  const column = canvas.querySelector<HTMLElement>('[data-narrow]')
  if (!column) throw new Error('No narrow column in this story')
  if (column.scrollWidth > column.clientWidth) throw new Error(`Sticks out: ${column.scrollWidth} px wide in ${column.clientWidth} px`)
}
