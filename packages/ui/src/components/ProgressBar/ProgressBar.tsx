import type { ComponentProps } from "react"
import { keyframes, styled } from "styled-components"
import { colour, media, motion } from "../../tokens/index.ts"

export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max"> {
  /** Says what is progressing, e.g. "Step 2 of 6". */
  label: string
  /** How much is done, from 0 to `max`; left out while it is unknown. */
  value?: number | undefined
  /** How much there is to do. */
  max: number
}

const sweep = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`

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

  &:indeterminate {
    background: linear-gradient(${colour.accent}, ${colour.accent}) 50% 0 / 50% 100% no-repeat
      ${colour.line};
    animation: ${sweep} ${motion.breath} ease-in-out infinite;
  }

  /* Not one list: a browser drops the whole of a list in which it does not know a name. */
  &:indeterminate::-webkit-progress-bar {
    background: transparent;
  }

  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }

  /* The page's rule against movement does not reach the parts of a progress bar. */
  ${media.reducedMotion} {
    &::-webkit-progress-value {
      transition: none;
    }
  }

  /* Forced colours drop backgrounds, of which all the rest is made. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    outline: 1px solid CanvasText;

    &::-webkit-progress-bar {
      background: Canvas;
    }

    &::-webkit-progress-value {
      background: Highlight;
    }

    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`

/** A hairline that fills as work advances. */
export function ProgressBar({ label, value, max, ...rest }: ProgressBarProps) {
  return <Root data-stylin-ui="" {...rest} aria-label={label} value={value} max={max} />
}
