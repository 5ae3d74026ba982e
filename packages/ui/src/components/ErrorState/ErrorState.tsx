import type { ReactNode } from "react"
import { styled } from "styled-components"
import { RefreshIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { space } from "../../tokens/index.ts"
import { Button } from "../Button/index.ts"
import { EmptyState, type EmptyStateProps } from "../EmptyState/index.ts"
import { ERROR_STATE_WORDS, type ErrorStateWords } from "./errorStateWords.ts"

export interface ErrorStateProps extends Omit<EmptyStateProps, "title" | "text"> {
  /** What went wrong, in a few words. */
  title?: ReactNode
  /** What happened and what can be done. */
  text: ReactNode
  /** Adds a button that tries again. */
  onRetry?: (() => void) | undefined
  /** Replaces some of the words. */
  words?: Partial<ErrorStateWords> | undefined
  /** Shows that another attempt is running. */
  busy?: boolean | undefined
  /**
   * The former name of `busy`.
   * @deprecated use `busy`
   */
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
  title,
  text,
  onRetry,
  retrying = false,
  busy = retrying,
  action,
  words: ownWords,
  ...rest
}: ErrorStateProps) {
  const words = useWords("ErrorState", ERROR_STATE_WORDS, ownWords)
  const retry =
    onRetry === undefined ? undefined : (
      <Button variant="secondary" icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    )
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title === undefined ? words.title : title}
      text={text}
      action={
        retry === undefined && action === undefined ? undefined : (
          <Actions data-stylin-ui="">
            {retry}
            {action}
          </Actions>
        )
      }
    />
  )
}
