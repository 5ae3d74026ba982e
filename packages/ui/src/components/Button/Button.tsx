import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, motion, radius, space, target, textSize } from "../../tokens/index.ts"
import { Spinner } from "../Spinner/index.ts"

/** From the most to the least insistent, then the one that destroys. */
export const BUTTON_VARIANTS = ["primary", "secondary", "quiet", "danger"] as const

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export interface ButtonProps extends ComponentProps<"button"> {
  /** Weight of the action: one primary per screen, danger for what cannot be taken back. */
  variant?: ButtonVariant | undefined
  /** Shows a spinner and ignores presses while keeping focus, so that nothing is sent twice. */
  busy?: boolean | undefined
  /** A small picture before the words. */
  icon?: ReactNode
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: ${target};
  min-height: 48px;
  padding: ${space[8]} ${space[24]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  font-size: ${textSize[16]};
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${motion.quick} ${motion.ease},
    border-color ${motion.quick} ${motion.ease},
    color ${motion.quick} ${motion.ease};

  &:disabled,
  &[aria-busy="true"] {
    cursor: default;
  }

  &[data-variant="primary"] {
    background: ${colour.accent};
    color: ${colour.onAccent};

    &:hover {
      background: ${colour.accentStrong};
    }
  }

  &[data-variant="secondary"] {
    border-color: ${colour.control};
    background: transparent;
    color: ${colour.ink};

    &:hover {
      border-color: ${colour.ink};
    }
  }

  &[data-variant="quiet"] {
    padding-inline: ${space[12]};
    background: transparent;
    color: ${colour.ink};
    text-decoration: underline;
    text-decoration-color: ${colour.control};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;

    &:hover {
      text-decoration-color: currentColor;
    }
  }

  &[data-variant="danger"] {
    background: ${colour.red};
    color: ${colour.onStatus};

    &:hover {
      background: color-mix(in srgb, ${colour.red} 88%, ${colour.ink});
    }
  }

  &&:disabled {
    border-color: transparent;
    background: ${colour.ground};
    color: ${colour.muted};
    text-decoration: none;
  }

  &&[data-variant="quiet"]:disabled {
    background: transparent;
  }

  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
`

/** A button in words; native `type` is `button` unless a form says otherwise. */
export function Button({
  variant = "primary",
  busy = false,
  icon,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A busy button is not `disabled`, for that would drop focus; preventing the click's default also
  // stops a form's Enter key, which browsers send through its submit button.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      {...rest}
      type={type}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  )
}
