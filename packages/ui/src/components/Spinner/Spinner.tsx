import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { turn } from "../../styles/turn.ts"
import { media, motion, radius } from "../../tokens/index.ts"

const Root = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  flex: none;
  border: 1.5px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: ${radius.full};
  animation: ${turn} ${motion.turn} linear infinite;

  ${media.reducedMotion} {
    border-style: dotted;
  }
`

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Says what is loading; without it the spinner is decoration and hidden from screen readers. */
  label?: string | undefined
}

/** A turning ring, the size of the text around it. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return label === undefined ? (
    <Root data-stylin-ui="text" aria-hidden="true" data-part="spinner" {...rest} />
  ) : (
    <Root data-stylin-ui="text" role="img" aria-label={label} data-part="spinner" {...rest} />
  )
}
