import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { keyframes, styled } from "styled-components"
import { colour, media, motion, radius, target } from "../../tokens/index.ts"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Says what a press does, or of a toggle what it stands for; read out and shown as the tooltip. */
  label: string
  /** The picture, from the icon set. */
  icon: ReactNode
  /**
   * Makes it a toggle and says whether it is on; the picture is filled when it is. The label then
   * stays the same: "Favourite, pressed" is clear, "Remove from favourites, pressed" is not.
   */
  pressed?: boolean | undefined
  /** Turns a ring around the picture and ignores presses while keeping focus. */
  busy?: boolean | undefined
}

const turn = keyframes`
  to { rotate: 1turn; }
`

const appear = keyframes`
  from { opacity: 0; }
`

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${target};
  height: ${target};
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${colour.ink};
  cursor: pointer;
  transition:
    background-color ${motion.quick} ${motion.ease},
    color ${motion.quick} ${motion.ease};

  &:hover {
    background: ${colour.accentSoft};
  }

  &:disabled,
  &[aria-disabled="true"] {
    background: transparent;
    color: ${colour.muted};
    cursor: default;
  }

  &[aria-pressed="true"] {
    color: ${colour.accent};
  }

  svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }

  &[aria-pressed="true"] svg {
    fill: currentColor;
  }

  /* Most waits end before the ring is seen: what is quick should not flicker. */
  &[aria-busy="true"]::after {
    content: "";
    position: absolute;
    inset: 3px;
    border: 1.5px solid color-mix(in srgb, currentColor 20%, transparent);
    border-top-color: currentColor;
    border-radius: ${radius.full};
    animation:
      ${appear} ${motion.quick} ${motion.ease} ${motion.calm} backwards,
      ${turn} 900ms linear infinite;
  }

  ${media.reducedMotion} {
    &[aria-busy="true"]::after {
      border-style: dotted;
    }
  }
`

/** A round button that shows a picture only. */
export function IconButton({
  label,
  icon,
  pressed,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  const isInert = busy || String(rest["aria-disabled"]) === "true"
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      onClick={press}
    >
      {icon}
    </Root>
  )
}
