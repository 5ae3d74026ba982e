import { useId } from "react"
import { keyframes, styled } from "styled-components"
import { type DialogBehaviour, type DialogElementProps, useDialog } from "../../hooks/useDialog.ts"
import { colour, motion, radius, shadow, space, textSize } from "../../tokens/index.ts"
import { veiled } from "../Modal/dialogStyles.ts"
import { Spinner } from "../Spinner/index.ts"

export interface FullScreenLoaderProps
  extends Omit<DialogElementProps, "children">,
    Pick<DialogBehaviour, "returnFocus"> {
  /** Names what the wait is for, e.g. "Saving your preferences". */
  label: string
  /** Whether the page is covered. */
  open: boolean
}

const appear = keyframes`
  from { opacity: 0; }
`

const Root = styled.dialog`
  ${veiled}

  position: fixed;
  inset: 0;
  width: max-content;
  max-width: min(26rem, 100% - ${space[40]});
  margin: auto;
  padding: ${space[24]} ${space[32]};
  border: 0;
  border-radius: ${radius.large};
  outline: none;
  background: ${colour.raised};
  color: ${colour.ink};
  box-shadow: ${shadow.float};
  cursor: progress;
  transition:
    opacity ${motion.quick} ${motion.ease},
    display ${motion.quick} allow-discrete,
    overlay ${motion.quick} allow-discrete;

  /* Forced colours drop grounds and shadows: an edge says where it ends. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  &[open] {
    animation: ${appear} ${motion.quick} ${motion.ease};
  }

  &:not([open]) {
    opacity: 0;
  }

  &::backdrop {
    cursor: progress;
  }

  [data-part="plate"] {
    display: grid;
    justify-items: center;
    gap: ${space[16]};
    text-align: center;
  }

  [data-part="spinner"] {
    font-size: ${textSize[28]};
  }
`

const stay = () => undefined

/**
 * Covers everything while something runs: no press, key or focus reaches the page, and only `open`
 * ends it. Its label is read out when it appears.
 */
export function FullScreenLoader({
  label,
  open,
  returnFocus,
  ref,
  ...rest
}: FullScreenLoaderProps) {
  const id = useId()
  const { present, dialogProps } = useDialog({ open, onClose: stay, returnFocus, ref })
  return (
    <Root data-stylin-ui="" aria-labelledby={id} {...rest} {...dialogProps} aria-busy={open}>
      {present ? (
        <div data-part="plate">
          <Spinner data-part="spinner" />
          <p data-stylin-ui="" id={id}>
            {label}
          </p>
        </div>
      ) : null}
    </Root>
  )
}
