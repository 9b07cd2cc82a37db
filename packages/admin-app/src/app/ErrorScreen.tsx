import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { ErrorMessageProps } from './ErrorMessage'

/** Starts loading the drawn message while all is well, so that it is here when something is not. */
export const preloadErrorMessage = () => import('./ErrorMessage').then((module) => ({ default: module.ErrorMessage }))

const ErrorMessage = lazy(preloadErrorMessage)

/** Says that a page broke or could not be loaded: drawn when its own chunk is here, in plain words when even that is not. */
export function ErrorScreen(props: ErrorMessageProps) {
  return (
    <Plainly words={<PlainWords {...props} />}>
      <Suspense fallback={<PlainWords {...props} />}>
        <ErrorMessage {...props} />
      </Suspense>
    </Plainly>
  )
}

function PlainWords({ name }: ErrorMessageProps) {
  return (
    <main role="alert">
      <h1>{name ? `${name} could not be shown` : 'Something went wrong'}</h1>
      <button type="button" onClick={() => location.reload()}>
        Reload page
      </button>
    </main>
  )
}

class Plainly extends Component<{ words: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.words : this.props.children
  }
}
