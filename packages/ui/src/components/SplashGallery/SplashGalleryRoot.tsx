import { keyframes, styled } from "styled-components"
import { colour, lineHeight, media, motion, radius, space, textSize } from "../../tokens/index.ts"

const turn = keyframes`
  to { rotate: 2turn; }
`

const appear = keyframes`
  from { opacity: 0.25; }
`

const arrive = keyframes`
  from { translate: 0 8px; }
`

/**
 * The gallery's one styled element. All looks share one cell of a grid, so that it is as large as
 * the largest of them and nothing below ever moves.
 */
export const SplashGalleryRoot = styled.section`
  width: 100%;

  [data-part="looks"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  figure,
  [data-part="frame"] {
    grid-area: 1 / 1;
  }

  figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[12]};
    visibility: hidden;
  }

  figure[data-shown="true"] {
    visibility: visible;
  }

  /* Only the picture fades: words stay readable until others take their place. */
  &[data-phase="leaving"] [data-part="photo"] {
    opacity: 0.25;
    transition: opacity var(--swap) ease-in;
  }

  &[data-phase="arriving"] [data-part="photo"] {
    animation: ${appear} ${motion.calm} ${motion.ease};
  }

  /* On a phone the picture gives way, so that words and button beside it stay in sight. */
  [data-part="photo"],
  [data-part="frame"] {
    height: clamp(12rem, 38dvh, 26rem);
    aspect-ratio: 3 / 4;
    justify-self: center;
  }

  [data-part="frame"] {
    position: relative;
    pointer-events: none;
  }

  [data-part="pause"],
  [data-part="refresh"] {
    position: absolute;
    border-radius: ${radius.full};
    background: ${colour.paper};
  }

  [data-part="pause"] {
    inset-inline-end: ${space[8]};
    bottom: ${space[8]};
    pointer-events: auto;
  }

  [data-part="refresh"] {
    top: ${space[8]};
    inset-inline-end: ${space[8]};
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    color: ${colour.accent};
    opacity: 0;
    scale: 0.7;
    transition:
      opacity ${motion.calm} ${motion.ease},
      scale ${motion.calm} ${motion.ease};
  }

  [data-part="refresh"] svg {
    width: 18px;
    height: 18px;
    stroke-width: 1.5;
  }

  &:not([data-phase="resting"]) [data-part="refresh"] {
    opacity: 1;
    scale: 1;
  }

  &:not([data-phase="resting"]) [data-part="refresh"] svg {
    animation: ${turn} var(--refresh) ease-in-out;
  }

  li {
    display: grid;
    grid-template-columns: ${space[32]} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[12]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${colour.line};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[130]};
  }

  [data-part="item"] {
    overflow-wrap: anywhere;
  }

  [data-part="price"] {
    color: ${colour.muted};
    font-variant-numeric: tabular-nums;
  }

  [data-owned="true"] {
    color: ${colour.accent};
  }

  &[data-phase="arriving"] figure[data-shown="true"] li {
    animation: ${arrive} ${motion.calm} ${motion.ease} backwards;
  }

  &[data-phase="arriving"] figure[data-shown="true"] li:nth-child(2) {
    animation-delay: calc(${motion.quick} / 2);
  }

  &[data-phase="arriving"] figure[data-shown="true"] li:nth-child(n + 3) {
    animation-delay: ${motion.quick};
  }

  ${media.desktop} {
    width: min(100%, 28rem, 52dvh);

    [data-part="photo"],
    [data-part="frame"] {
      width: 100%;
      height: auto;
    }

    [data-part="frame"] {
      align-self: start;
    }
  }

  ${media.reducedMotion} {
    [data-part="refresh"] {
      display: none;
    }

    &[data-phase="leaving"] [data-part="photo"] {
      opacity: 1;
    }
  }
`
