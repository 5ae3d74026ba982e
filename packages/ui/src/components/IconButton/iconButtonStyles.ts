import { css, keyframes } from "styled-components"
import { turn } from "../../styles/turn.ts"
import { colour, media, motion, radius, target } from "../../tokens/index.ts"

const appear = keyframes`
  from { opacity: 0; }
`

/**
 * Looks of an icon button. Cards that are mounted by the hundred draw their buttons with it, as
 * parts of their one styled element. Its states have no specificity (`:where`), so a ground or size
 * that the card sets later holds in all of them.
 */
export const iconButton = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${target};
  height: ${target};
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${colour.ink};
  cursor: pointer;
  transition:
    background-color ${motion.quick} ${motion.ease},
    color ${motion.quick} ${motion.ease};

  &:where(:hover) {
    background: ${colour.accentSoft};
  }

  &:where(:disabled, [aria-disabled="true"]) {
    background: transparent;
    color: ${colour.muted};
    cursor: default;
  }

  &:where([aria-pressed="true"]) {
    color: ${colour.accent};
  }

  svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }

  &:where([aria-pressed="true"]) svg {
    fill: currentColor;
  }

  /* Most waits end before the ring is seen: what is quick should not flicker. */
  &[aria-busy="true"]::after {
    content: "";
    position: absolute;
    inset: 3px;
    border: 1.5px solid color-mix(in srgb, currentColor 20%, transparent);
    border-top-color: currentColor;
    border-radius: ${radius.full};
    animation:
      ${appear} ${motion.quick} ${motion.ease} ${motion.calm} backwards,
      ${turn} ${motion.turn} linear infinite;
  }

  ${media.reducedMotion} {
    &[aria-busy="true"]::after {
      border-style: dotted;
    }
  }
`
