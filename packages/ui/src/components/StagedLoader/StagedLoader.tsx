import type { ComponentProps, ReactNode } from "react"
import { keyframes, styled } from "styled-components"
import { useWords } from "../../provider/StylinContext.ts"
import { colour, font, lineHeight, media, motion, space, textSize } from "../../tokens/index.ts"
import { ProgressBar } from "../ProgressBar/index.ts"
import { STAGED_LOADER_WORDS, type StagedLoaderWords } from "./stagedLoaderWords.ts"
import { useStages } from "./useStages.ts"

export interface StagedLoaderProps extends Omit<ComponentProps<"section">, "children"> {
  /**
   * The message of each stage, in order; the last one says that it is done. A single message has no
   * measurable progress, and the bar shows that.
   */
  messages: readonly string[]
  /** Sets the message by its index instead of by time; indices beyond the last show the last. */
  current?: number | undefined
  /** The least time that each message but the last stays, in milliseconds. */
  interval?: number | undefined
  /** Whether the work is done; until then the last message does not show. */
  finished?: boolean | undefined
  /** Starts over with the first message while the work takes longer; the bar then shows no share. */
  loop?: boolean | undefined
  /** Fills the bar by how much is done instead of by the stage, if that is known. */
  share?: { done: number; of: number } | undefined
  /** A line under the bar, such as how much is done; read out as it changes. */
  note?: ReactNode
  /** How long the last message stays, in milliseconds. */
  doneDelay?: number | undefined
  /** Called once, when the last message has been shown for its time. */
  onDone?: (() => void) | undefined
  /** Replaces some of the words. */
  words?: Partial<StagedLoaderWords> | undefined
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
    min-height: 2lh;
    max-width: 20ch;
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  [data-part="words"] {
    animation: ${arrive} ${motion.calm} ${motion.ease};
  }

  [data-part="bar"] {
    max-width: 12rem;
    color: ${colour.accent};
  }

  [data-part="note"] {
    color: ${colour.muted};
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    [data-part="message"] {
      font-size: ${textSize[40]};
    }
  }
`

/** A waiting screen that says, message by message, what is being done. */
export function StagedLoader({
  messages,
  current,
  interval = 1000,
  finished = true,
  loop = false,
  share,
  note,
  doneDelay = 1000,
  onDone,
  words: ownWords,
  ...rest
}: StagedLoaderProps) {
  const words = useWords("StagedLoader", STAGED_LOADER_WORDS, ownWords)
  const count = messages.length
  const paused = current !== undefined
  const timed = useStages({ count, interval, doneDelay, finished, loop, paused, onDone })
  const stage = Math.min(Math.max(current ?? timed, 0), count - 1)
  const isShareKnown = count > 1 && (!loop || stage === count - 1)
  return (
    <Root data-stylin-ui="" aria-label={words.label} {...rest}>
      <p data-part="message" role="status">
        <span data-part="words" key={stage}>
          {messages[stage]}
        </span>
      </p>
      <ProgressBar
        data-part="bar"
        label={words.progress}
        value={share?.done ?? (isShareKnown ? stage + 1 : undefined)}
        max={share?.of ?? count}
      />
      {note === undefined ? null : (
        <p data-part="note" role="status">
          {note}
        </p>
      )}
    </Root>
  )
}
