import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const SITE_NAME = 'Back Office'

/** Once a page is drawn: the document's title, and focus on its heading after a navigation (DESIGN §8). A field that took focus itself keeps it. */
export function PageArrival({ name }: { name: string }) {
  const { pathname, key } = useLocation()
  const kind = useNavigationType()
  const firstOfTheVisit = key === 'default'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes an arrival; its search string changes with every filter.
  useEffect(() => {
    document.title = `${name} · ${SITE_NAME}`
    if (firstOfTheVisit && kind === 'POP') return
    const active = document.activeElement
    if (active instanceof HTMLElement && active.matches('input, textarea, select') && active.closest('main')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [name, pathname])
  return null
}
