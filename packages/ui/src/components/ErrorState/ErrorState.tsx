import type { ComponentProps, ReactNode } from "react"
import { RefreshIcon } from "../../icons/index.ts"
import { Button } from "../Button/index.ts"
import { EmptyState } from "../EmptyState/index.ts"

export interface ErrorStateProps extends Omit<ComponentProps<"section">, "title"> {
  /** What went wrong, in a few words. */
  title?: ReactNode
  /** What happened and what can be done. */
  text: ReactNode
  /** Adds a button that tries again. */
  onRetry?: (() => void) | undefined
  /** The words of that button. */
  retryLabel?: string | undefined
  /** Shows that another try is under way. */
  retrying?: boolean | undefined
}

/** Something failed: says what, and offers the way on. Announced as soon as it appears. */
export function ErrorState({
  title = "Something went wrong",
  text,
  onRetry,
  retryLabel = "Try again",
  retrying = false,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title}
      text={text}
      action={
        onRetry === undefined ? undefined : (
          <Button variant="secondary" icon={<RefreshIcon />} busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  )
}
