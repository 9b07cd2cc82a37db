import { Component, type ReactNode } from 'react'

/** Keeps a fault of something beside the page away from the page: it then shows nothing (F78). React has written the error to the console. */
export class Quietly extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
