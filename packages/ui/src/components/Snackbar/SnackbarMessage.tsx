import { useState } from "react"
import { useCountdown } from "../../hooks/useCountdown.ts"
import { CloseIcon } from "../../icons/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"

interface SnackbarMessageProps {
  readonly text: string
  readonly timeout: number
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

/** One message while it is shown; each message mounts its own. */
export function SnackbarMessage({ text, timeout, dismissLabel, onDismiss }: SnackbarMessageProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useCountdown({ milliseconds: timeout, paused: isHovered || isFocused, onEnd: onDismiss })
  return (
    <button
      type="button"
      onClick={onDismiss}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {text}
      <CloseIcon aria-hidden="true" />
      <VisuallyHidden>({dismissLabel})</VisuallyHidden>
    </button>
  )
}
