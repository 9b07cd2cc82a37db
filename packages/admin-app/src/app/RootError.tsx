import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface State {
  error: unknown
}

/** The last net: an error that no page caught becomes the /500 screen in place, so a reload asks for the same address (PRODUCT §1, F78). */
export class RootError extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorScreen error={this.state.error} whole onRetry={() => location.reload()} />
    )
  }
}
