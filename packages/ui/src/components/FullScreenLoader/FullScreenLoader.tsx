import type { ComponentProps } from "react"
import { keyframes, styled } from "styled-components"
import { colour, layer, motion, radius, shadow, space, textSize } from "../../tokens/index.ts"
import { Spinner } from "../Spinner/index.ts"

export interface FullScreenLoaderProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is awaited, e.g. "Saving your preferences". */
  label: string
  /** Whether the page is covered. */
  open: boolean
}

const appear = keyframes`
  from { opacity: 0; }
`

const Root = styled.div`
  &[data-open="true"] {
    position: fixed;
    z-index: ${layer.loader};
    inset: 0;
    display: grid;
    place-content: center;
    padding: ${space[20]};
    background: color-mix(in srgb, ${colour.paper} 82%, transparent);
    color: ${colour.ink};
    cursor: progress;
    animation: ${appear} ${motion.quick} ${motion.ease};
  }

  [data-part="plate"] {
    display: grid;
    justify-items: center;
    gap: ${space[16]};
    padding: ${space[24]} ${space[32]};
    border-radius: ${radius.large};
    background: ${colour.raised};
    box-shadow: ${shadow.float};
  }

  [data-part="spinner"] {
    font-size: ${textSize[28]};
  }
`

/**
 * Covers the page and takes every click while something runs. Keyboard focus stays where it was, so
 * that a screen may move it on; keep the component mounted so that its words are announced.
 */
export function FullScreenLoader({ label, open, ...rest }: FullScreenLoaderProps) {
  return (
    <Root {...rest} role="status" aria-busy={open} data-open={open}>
      {open ? (
        <div data-part="plate">
          <Spinner data-part="spinner" />
          <p>{label}</p>
        </div>
      ) : null}
    </Root>
  )
}
