import { PageSpinner } from '@quarterdeck/ui'
import { type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { PageArrival } from './PageArrival'
import { type LoadPage, usePageLoader } from './PageLoader'
import { RouteError } from './RouteError'

export interface LazyPageProps {
  name: string
  load: LoadPage
  /** Drawn until the chunk is here. */
  waiting?: ReactNode
  /** The shell only wraps pages: it takes neither title nor focus. */
  frame?: boolean
}

/** A page in its own chunk: spinner, then the page, or the error of a chunk that failed or passed 120 s. One that throws leaves what is around it standing (F78). */
export function LazyPage({ name, load, waiting = <PageSpinner page={name} />, frame = false }: LazyPageProps) {
  const { pathname } = useLocation()
  const loader = usePageLoader()
  return (
    <RouteError key={name} name={name} resetKey={frame ? '' : pathname} onRetry={() => loader.forget(load)}>
      <Suspense fallback={waiting}>
        <Content name={name} load={load} />
        {!frame && <PageArrival name={name} />}
      </Suspense>
    </RouteError>
  )
}

function Content({ name, load }: Pick<LazyPageProps, 'name' | 'load'>) {
  const Page = use(usePageLoader().get(load, name))
  return <Page name={name} />
}
