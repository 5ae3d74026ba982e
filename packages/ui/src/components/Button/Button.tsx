import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { Spinner } from "../Spinner/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { ButtonRoot } from "./ButtonRoot.tsx"
import { BUTTON_WORDS } from "./buttonWords.ts"

/** From the most to the least prominent, then the destructive one. */
export const BUTTON_VARIANTS = ["primary", "secondary", "quiet", "danger"] as const

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export interface ButtonProps extends ComponentProps<"button"> {
  /** Weight of the action: one primary per screen, danger for what cannot be undone. */
  variant?: ButtonVariant | undefined
  /**
   * Replaces the words with a spinner and ignores presses, while keeping focus and width, so that
   * nothing is sent twice and nothing moves.
   */
  busy?: boolean | undefined
  /** Read out when `busy` turns on. */
  busyLabel?: string | undefined
  /** A small picture before the words. */
  icon?: ReactNode
}

/** A button with words; native `type` is `button` unless a form says otherwise. */
export function Button({
  variant = "primary",
  busy,
  busyLabel,
  icon,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const words = useWords("Button", BUTTON_WORDS)
  // A busy button is not `disabled`, because that would drop focus. A button with `aria-disabled`
  // also stays in reach of the keyboard, so that it can say why it cannot be pressed. Preventing
  // the click's default also stops a form's Enter key, which browsers send through its submit
  // button.
  const isInert = busy || String(rest["aria-disabled"]) === "true"
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <ButtonRoot
        data-stylin-ui=""
        {...rest}
        type={type}
        data-variant={variant}
        aria-busy={busy || undefined}
        aria-disabled={isInert || undefined}
        onClick={press}
      >
        {icon}
        {children}
        {busy ? <Spinner /> : null}
      </ButtonRoot>
      {/* Screen readers say nothing of `aria-busy`, and of a live region only what changes in it:
          so it is there before the words are, wherever the button can be busy at all. */}
      {busy === undefined ? null : (
        <VisuallyHidden aria-live="polite">{busy ? (busyLabel ?? words.busy) : ""}</VisuallyHidden>
      )}
    </>
  )
}
