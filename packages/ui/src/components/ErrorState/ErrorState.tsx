import type { ReactNode } from "react"
import { styled } from "styled-components"
import { RefreshIcon } from "../../icons/index.ts"
import { space } from "../../tokens/index.ts"
import { Button } from "../Button/index.ts"
import { EmptyState, type EmptyStateProps } from "../EmptyState/index.ts"

export interface ErrorStateProps extends Omit<EmptyStateProps, "title" | "text"> {
  /** What went wrong, in a few words. */
  title?: ReactNode
  /** What happened and what can be done. */
  text: ReactNode
  /** Adds a button that tries again. */
  onRetry?: (() => void) | undefined
  /** Text of that button. */
  retryLabel?: string | undefined
  /** Shows that another attempt is running. */
  retrying?: boolean | undefined
  /** Another way on, after the button that tries again. */
  action?: ReactNode
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]} ${space[12]};
`

/** Says that something failed, and offers the way on. Announced as soon as it appears. */
export function ErrorState({
  title = "Something went wrong",
  text,
  onRetry,
  retryLabel = "Try again",
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const retry =
    onRetry === undefined ? undefined : (
      <Button variant="secondary" icon={<RefreshIcon />} busy={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    )
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title}
      text={text}
      action={
        retry === undefined && action === undefined ? undefined : (
          <Actions>
            {retry}
            {action}
          </Actions>
        )
      }
    />
  )
}
