import { useCallback } from 'react'
import { usePageLoader } from './PageLoader'
import { pages } from './pages'
import type { Path } from './paths'

const isPath = (href: string): href is Path => Object.hasOwn(pages, href)

/** Starts loading a page's chunk before the click on its link (PERFORMANCE §3); anything but a page is passed over. */
export function usePreloadPage(): (href: string) => void {
  const loader = usePageLoader()
  return useCallback(
    (href) => {
      if (isPath(href)) void loader.get(pages[href].load, pages[href].name).catch(() => undefined)
    },
    [loader],
  )
}
