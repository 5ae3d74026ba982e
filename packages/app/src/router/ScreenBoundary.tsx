import { Component, type ReactNode } from "react"
import { CodeLoadError } from "../lib/loadCode.ts"
import { reportError, warn } from "../lib/report.ts"
import { Failure } from "../parts/Failure.tsx"
import { ScreenMissing } from "../parts/ScreenMissing.tsx"

interface Props {
  readonly children: ReactNode
  /** A change of this clears the failure. */
  readonly visit?: string
  /** Called once with what was thrown. */
  readonly onFailure?: () => void
}

type Trouble = "none" | "failed" | "missing"

/**
 * Confines what a screen throws to that screen; the rest of the app works on. Code that could not
 * be fetched is no failure of the app: it is fetched again as soon as there is a network.
 */
export class ScreenBoundary extends Component<Props, { trouble: Trouble }> {
  override state: { trouble: Trouble } = { trouble: "none" }

  static getDerivedStateFromError(cause: unknown): { trouble: Trouble } {
    return { trouble: cause instanceof CodeLoadError ? "missing" : "failed" }
  }

  override componentDidCatch(cause: unknown) {
    if (cause instanceof CodeLoadError) warn("A screen could not be fetched.", cause.cause)
    else reportError("A screen failed.", cause)
    this.props.onFailure?.()
  }

  override componentDidUpdate(before: Props) {
    if (this.state.trouble !== "none" && before.visit !== this.props.visit) this.putBehind()
  }

  private readonly putBehind = () => this.setState({ trouble: "none" })

  override render() {
    switch (this.state.trouble) {
      case "failed":
        return <Failure />
      case "missing":
        return <ScreenMissing onRetry={this.putBehind} />
      default:
        return this.props.children
    }
  }
}
