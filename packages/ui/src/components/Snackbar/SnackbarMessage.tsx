import { useState } from "react"
import { useCountdown } from "../../hooks/useCountdown.ts"
import { CloseIcon } from "../../icons/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"

/** A button beside the message. */
export interface SnackbarAction {
  /** What it does, in a word. */
  readonly label: string
  /** Called when it is pressed; the message then goes. */
  readonly onClick?: (() => void) | undefined
  /**
   * The former name of `onClick`.
   * @deprecated use `onClick`
   */
  readonly onPress?: (() => void) | undefined
}

interface SnackbarMessageProps {
  readonly text: string
  readonly timeout: number
  readonly dismissLabel: string
  readonly action: SnackbarAction | undefined
  readonly onDismiss: () => void
}

/** One message while it is shown; each message mounts its own. */
export function SnackbarMessage({
  text,
  timeout,
  dismissLabel,
  action,
  onDismiss,
}: SnackbarMessageProps) {
  const act = action?.onClick ?? action?.onPress
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useCountdown({ milliseconds: timeout, paused: isHovered || isFocused, onEnd: onDismiss })
  const waiting = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  if (action) {
    return (
      <div data-part="box" {...waiting}>
        <span data-stylin-ui="">{text}</span>
        <span data-part="buttons">
          <button
            type="button"
            data-part="action"
            onClick={() => {
              act?.()
              onDismiss()
            }}
          >
            {action.label}
          </button>
          <button data-stylin-ui="" type="button" onClick={onDismiss}>
            <CloseIcon aria-hidden="true" />
            <VisuallyHidden>{dismissLabel}</VisuallyHidden>
          </button>
        </span>
      </div>
    )
  }
  return (
    <button type="button" data-part="box" onClick={onDismiss} {...waiting}>
      {text}
      <CloseIcon aria-hidden="true" />
      <VisuallyHidden>({dismissLabel})</VisuallyHidden>
    </button>
  )
}
