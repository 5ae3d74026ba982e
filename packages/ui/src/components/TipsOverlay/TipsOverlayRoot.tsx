import { keyframes, styled } from "styled-components"
import {
  colour,
  letterSpacing,
  motion,
  radius,
  shadow,
  space,
  textSize,
} from "../../tokens/index.ts"

const appear = keyframes`
  from { opacity: 0; }
`

/** The dialog fills the screen and is itself invisible: the veil is the shadow of the light. */
export const TipsOverlayRoot = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: transparent;
  color: ${colour.ink};
  transition:
    opacity ${motion.quick} ${motion.ease},
    display ${motion.quick} allow-discrete,
    overlay ${motion.quick} allow-discrete;

  &[open] {
    animation: ${appear} ${motion.calm} ${motion.ease};
  }

  &:not([open]) {
    opacity: 0;
    pointer-events: none;
  }

  &::backdrop {
    background: none;
  }

  [data-part="light"] {
    position: fixed;
    inset: 0 auto auto 0;
    border-radius: ${radius.large};
    box-shadow: 0 0 0 200vmax ${colour.veil};
    pointer-events: none;
    transition:
      translate ${motion.calm} ${motion.ease},
      width ${motion.calm} ${motion.ease},
      height ${motion.calm} ${motion.ease};
  }

  [data-part="light"][data-aimed="true"] {
    outline: 2px solid ${colour.paper};
  }

  [data-part="light"][data-aimed="false"] {
    inset: 50% auto auto 50%;
  }

  [data-part="card"] {
    position: fixed;
    display: grid;
    gap: ${space[20]};
    width: min(20rem, 100vw - ${space[32]});
    max-height: calc(100dvh - ${space[32]});
    padding: ${space[20]} ${space[24]} ${space[20]};
    border-radius: ${radius.large};
    background: ${colour.raised};
    box-shadow: ${shadow.float};
  }

  /* Forced colours drop grounds and shadows: an edge says where the card ends. */
  @media (forced-colors: active) {
    [data-part="card"] {
      border: 1px solid CanvasText;
    }
  }

  [data-part="card"][data-aimed="false"] {
    inset: 0;
    height: max-content;
    margin: auto;
  }

  [data-part="pointer"] {
    position: absolute;
    width: 14px;
    height: 14px;
    rotate: 45deg;
    border-radius: calc(${radius.small} / 2);
    background: ${colour.raised};
  }

  [data-aimed="false"] [data-part="pointer"] {
    display: none;
  }

  [data-side="top"] [data-part="pointer"] {
    bottom: -6px;
  }

  [data-side="bottom"] [data-part="pointer"] {
    inset-block-start: -6px;
  }

  [data-side="left"] [data-part="pointer"] {
    right: -6px;
  }

  [data-side="right"] [data-part="pointer"] {
    left: -6px;
  }

  [data-part="words"] {
    display: grid;
    gap: ${space[8]};
    min-height: 0;
    overflow: hidden auto;
    overflow-wrap: anywhere;
  }

  [data-part="counter"] {
    color: ${colour.muted};
    font-size: ${textSize[12]};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${letterSpacing.count};
  }

  [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
  }
`
