import { colour, motion, NextIcon, space, target } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

/* In place of the browser's own triangle. */
const Root = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  min-height: ${target};
  color: ${colour.muted};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.5;
    rotate: 90deg;
    transition: rotate ${motion.quick} ${motion.ease};
  }

  details[open] > & svg {
    rotate: -90deg;
  }
`

/** The line of a `details` that opens it, with the arrow that the reasons of a look have. */
export function FoldSummary({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      {children}
      <NextIcon aria-hidden="true" />
    </Root>
  )
}
