import type { ComponentProps } from "react"
import { keyframes, styled } from "styled-components"
import { colour, font, media, motion, space, textSize } from "../../tokens/index.ts"
import { ProgressBar } from "../ProgressBar/index.ts"

export interface StagedLoaderProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is said at each stage, in order; the last one says that it is done. */
  messages: readonly string[]
  /** Index of the stage being shown; beyond the last it stays at the last. */
  current: number
}

const arrive = keyframes`
  from { opacity: 0; translate: 0 8px; }
`

const Root = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[32]};
  min-height: 60dvh;
  padding: ${space[32]} ${space[24]};
  text-align: center;

  [data-part="message"] {
    display: grid;
    align-content: end;
    min-height: 2.2em;
    max-width: 20ch;
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: 1.1;
  }

  [data-part="words"] {
    animation: ${arrive} ${motion.calm} ${motion.ease};
  }

  [data-part="bar"] {
    max-width: 12rem;
    color: ${colour.accent};
  }

  ${media.tablet} {
    [data-part="message"] {
      font-size: ${textSize[40]};
    }
  }
`

/** A screen of waiting that says, stage by stage, what is being done. */
export function StagedLoader({ messages, current, ...rest }: StagedLoaderProps) {
  const stage = Math.min(Math.max(current, 0), messages.length - 1)
  return (
    <Root aria-label="Loading" {...rest}>
      <p data-part="message" role="status">
        <span data-part="words" key={stage}>
          {messages[stage]}
        </span>
      </p>
      <ProgressBar data-part="bar" label="Progress" value={stage + 1} max={messages.length} />
    </Root>
  )
}
