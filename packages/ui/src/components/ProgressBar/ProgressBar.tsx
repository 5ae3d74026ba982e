import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { colour, motion } from "../../tokens/index.ts"

export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max"> {
  /** What is progressing, e.g. "Step 2 of 6". */
  label: string
  /** How much is done, from 0 to `max`. */
  value: number
  /** How much there is to do. */
  max: number
}

const Root = styled.progress`
  display: block;
  appearance: none;
  width: 100%;
  height: 2px;
  border: 0;
  background: ${colour.line};
  color: ${colour.accent};

  &::-webkit-progress-bar {
    background: ${colour.line};
  }

  &::-webkit-progress-value {
    background: ${colour.accent};
    transition: inline-size ${motion.calm} ${motion.ease};
  }

  &::-moz-progress-bar {
    background: ${colour.accent};
  }
`

/** A hairline that fills as work advances. */
export function ProgressBar({ label, value, max, ...rest }: ProgressBarProps) {
  return <Root {...rest} aria-label={label} value={value} max={max} />
}
