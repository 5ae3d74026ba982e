import type { ComponentProps, ReactNode } from "react"
import { styled } from "styled-components"
import { BackIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import {
  colour,
  font,
  layer,
  lineHeight,
  media,
  pageWidth,
  space,
  target,
  textSize,
} from "../../tokens/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { ProgressBar } from "../ProgressBar/index.ts"
import { STEPPER_HEADER_WORDS } from "./stepperHeaderWords.ts"

export interface StepperHeaderProps extends Omit<ComponentProps<"header">, "title"> {
  /** Which step this is, from 1. */
  step: number
  /** How many steps there are. */
  max: number
  /** Says how far she has come, on screen and to screen readers; by default "Step 2 of 6". */
  label?: string | undefined
  /** Adds a button to the previous step, with its accessible name. */
  back?: { label: string; onClick: () => void } | undefined
  /** Names what the steps lead to. It is not a heading, because each step has its own. */
  title?: ReactNode
}

const Root = styled.header`
  position: sticky;
  z-index: ${layer.navbar};
  /* On a screen of few lines, as with large text, it would cover what it heads, and scrolls away. */
  inset-block-start: min(var(--stuck-top, 0px), (100dvh - 28rem) * 99);
  background: ${colour.paper};

  [data-part="line"] {
    display: grid;
    grid-template-columns: minmax(${target}, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    align-items: center;
    gap: ${space[12]};
    max-width: ${pageWidth};
    min-height: 60px;
    margin-inline: auto;
    padding: ${space[8]} ${space[20]};
  }

  /* The arrow, not the circle around it, stands in line with the text below. */
  [data-part="line"] > button {
    margin-inline-start: -12px;
  }

  [data-part="line"] > button svg:dir(rtl) {
    scale: -1 1;
  }

  [data-part="title"] {
    grid-column: 2;
    font-family: ${font.display};
    font-size: ${textSize[18]};
    line-height: ${lineHeight[120]};
    text-align: center;
    text-wrap: balance;
  }

  /* A long one wraps, or it would leave the title no room on a phone. */
  [data-part="count"] {
    grid-column: 3;
    justify-self: end;
    max-inline-size: 9em;
    text-align: end;
    text-wrap: balance;
    color: ${colour.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  ${media.desktop} {
    [data-part="line"] {
      padding-inline: ${space[32]};
    }
  }

  /* With large text a phone has no room for three: how far she has come stands below. */
  container-type: inline-size;

  @container (width < 19rem) {
    [data-part="line"] {
      grid-template-columns: ${target} minmax(0, 1fr);
    }

    [data-part="title"] {
      text-align: start;
    }

    [data-part="count"] {
      grid-column: 1 / -1;
      justify-self: start;
      max-inline-size: none;
      text-align: start;
    }
  }
`

/** The head of a flow in steps: the way back, what it is, and how far she has come. */
export function StepperHeader({ step, max, label, back, title, ...rest }: StepperHeaderProps) {
  const words = useWords("StepperHeader", STEPPER_HEADER_WORDS)
  const place = label ?? words.step({ step, max })
  return (
    <Root data-stylin-ui="" {...rest}>
      <ProgressBar label={place} value={step} max={max} />
      <div data-part="line">
        {back === undefined ? null : (
          <IconButton label={back.label} icon={<BackIcon />} onClick={back.onClick} />
        )}
        {title === undefined ? null : <p data-part="title">{title}</p>}
        <span data-part="count" aria-hidden="true">
          {place}
        </span>
      </div>
    </Root>
  )
}
