import { type ComponentProps, useLayoutEffect, useRef } from "react"
import { keyframes, styled } from "styled-components"
import { mergeRefs } from "../../hooks/mergeRefs.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { colour, layer, lineHeight, motion, radius, shadow, space } from "../../tokens/index.ts"
import { type SnackbarAction, SnackbarMessage } from "./SnackbarMessage.tsx"
import { SNACKBAR_WORDS, type SnackbarWords } from "./snackbarWords.ts"

/** Done; take care; failed or deleted. */
export const SNACKBAR_TONES = ["green", "orange", "red"] as const

export type SnackbarTone = (typeof SNACKBAR_TONES)[number]

export interface SnackbarProps extends Omit<ComponentProps<"div">, "color" | "children"> {
  /** The message; while it is undefined nothing shows, but the live region stays ready. */
  text: string | undefined
  /** How it went. Orange and red interrupt a screen reader, green waits for a pause. */
  tone?: SnackbarTone | undefined
  /**
   * The former name of `tone`.
   * @deprecated use `tone`
   */
  color?: SnackbarTone | undefined
  /** How long it stays, in milliseconds; the clock stops while it is hovered or has focus. */
  timeout?: number | undefined
  /** Tells a message from an earlier one with the same text, so that it gets its full time. */
  messageId?: string | number | undefined
  /** Replaces some of the words. */
  words?: Partial<SnackbarWords> | undefined
  /** A button beside the message, such as "Undo"; pressing it dismisses the message too. */
  action?: SnackbarAction | undefined
  /** Called when its time is up and when it is pressed; the caller then sets `text` to undefined. */
  onDismiss: () => void
}

const arrive = keyframes`
  from { opacity: 0; translate: 0 12px; }
`

const Root = styled.div`
  position: fixed;
  z-index: ${layer.snackbar};
  inset: auto 0 calc(env(safe-area-inset-bottom) + 80px + var(--snackbar-lift, 0px));
  display: grid;
  justify-content: center;
  width: auto;
  margin: 0;
  padding: 0 ${space[16]};
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  [data-part="box"] {
    display: flex;
    align-items: center;
    gap: ${space[16]};
    min-height: 48px;
    max-width: 32rem;
    padding-block: ${space[12]};
    padding-inline: ${space[20]} ${space[16]};
    border: 0;
    border-radius: ${radius.large};
    box-shadow: ${shadow.float};
    color: ${colour.onStatus};
    line-height: ${lineHeight[135]};
    text-align: start;
    pointer-events: auto;
    animation: ${arrive} ${motion.calm} ${motion.ease};
  }

  button {
    cursor: pointer;
  }

  /* Beside an action the message itself is no button: two in one could not be told apart. */
  div[data-part="box"] {
    flex-wrap: wrap;
    justify-content: end;
    row-gap: 0;
    padding-block: 0;
    padding-inline-end: ${space[4]};
  }

  div[data-part="box"] > :first-child {
    /* Large text keeps a line of its own, above the buttons. A box as wide as a short text has room for this
       width too, so that only large text does. */
    flex: 1 1 6rem;
    min-width: 6rem;
    padding-block: ${space[12]};
  }

  /* Together on one line or the next. */
  [data-part="buttons"] {
    display: flex;
    gap: ${space[16]};
  }

  div[data-part="box"] button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 48px;
    padding: 0 ${space[8]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }

  [data-part="action"] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  /* Forced colours drop grounds and shadows: an edge says where the message ends. */
  @media (forced-colors: active) {
    [data-part="box"] {
      border: 1px solid ButtonText;
    }
  }

  &[data-tone="green"] [data-part="box"] {
    background: ${colour.green};
  }

  &[data-tone="orange"] [data-part="box"] {
    background: ${colour.orange};
  }

  &[data-tone="red"] [data-part="box"] {
    background: ${colour.red};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`

/** A passing message above the page; a press dismisses it. Keep it mounted. */
export function Snackbar({
  text,
  color = "green",
  tone = color,
  timeout = 4000,
  messageId,
  action,
  onDismiss,
  ref,
  words: ownWords,
  ...rest
}: SnackbarProps) {
  const words = useWords("Snackbar", SNACKBAR_WORDS, ownWords)
  const root = useRef<HTMLDivElement>(null)
  const message = text === undefined ? null : JSON.stringify([messageId, text])
  // An open dialog covers everything that was not brought to the top after it.
  useLayoutEffect(() => {
    const element = root.current
    if (message === null || !element?.showPopover) return
    element.popover = "manual"
    element.showPopover()
    return () => {
      element.popover = null
    }
  }, [message])
  return (
    <Root
      data-stylin-ui=""
      {...rest}
      ref={mergeRefs(root, ref)}
      role={tone === "green" ? "status" : "alert"}
      data-tone={tone}
    >
      {text === undefined ? null : (
        <SnackbarMessage
          key={message}
          text={text}
          timeout={timeout}
          dismissLabel={words.dismiss}
          action={action}
          onDismiss={onDismiss}
        />
      )}
    </Root>
  )
}
