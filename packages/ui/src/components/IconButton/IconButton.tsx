import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { colour, motion, radius, target } from "../../tokens/index.ts"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Says what a press does; it is read out and shown as the tooltip. */
  label: string
  /** The picture, from the icon set. */
  icon: ReactNode
  /** Makes it a toggle and says whether it is on; the picture is filled when it is. */
  pressed?: boolean | undefined
}

const Root = styled.button`
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

  &:disabled {
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
`

/** A round button that shows a picture only. */
export function IconButton({ label, icon, pressed, type = "button", ...rest }: IconButtonProps) {
  return (
    <Root title={label} {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      {icon}
    </Root>
  )
}
