import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  /** Name of the page, for the words. */
  name: string
  /** Another value clears the error: a navigation does. */
  resetKey: string
  /** Told before the page is tried again. */
  onRetry(): void
  children: ReactNode
}

interface State {
  error: unknown
  resetKey: string
}

/** Keeps the fault of one page, its chunk included, inside that page: sidebar, sign-out and toasts live on (F78). */
export class RouteError extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorScreen error={this.state.error} name={this.props.name} onRetry={this.retry} />
    )
  }
}
