import { Component, type ReactNode } from "react"
import { reportError } from "../lib/report.ts"
import { Failure } from "../parts/Failure.tsx"

interface Props {
  readonly children: ReactNode
  /** A failure is put behind when this changes. */
  readonly visit?: string
  /** Called with what was thrown, once. */
  readonly onFailure?: () => void
}

/** Keeps what a screen throws to that screen; the rest of the app goes on. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown) {
    reportError("A screen failed.", cause)
    this.props.onFailure?.()
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.visit !== this.props.visit) {
      this.setState({ hasFailed: false })
    }
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}
