import { css, keyframes } from "styled-components"
import { colour, media, motion, radius, shadow, space } from "../../tokens/index.ts"

const unveil = keyframes`
  from { opacity: 0; }
`

/**
 * The veil behind a dialog, and how a dialog disappears: the browser has closed it, but it stays
 * visible until its closing transition ends. A browser without `overlay` cuts the veil.
 */
export const veiled = css`
  &:not([open]) {
    pointer-events: none;
  }

  &::backdrop {
    background: ${colour.veil};
    opacity: 0;
    transition:
      opacity ${motion.quick} ${motion.ease},
      display ${motion.quick} allow-discrete,
      overlay ${motion.quick} allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;
    animation: ${unveil} ${motion.quick} ${motion.ease};
  }
`

/** The middle of the screen: a card that rises into place. */
export const centred = css`
  inset: 0;
  width: min(32rem, 100% - 32px);
  margin: auto;
  border-radius: ${radius.large};

  &:not([open]) {
    opacity: 0;
    translate: 0 8px;
  }

  /* Large text gets the room of a narrow screen before the edges do. */
  [data-part="frame"] > * {
    padding-inline: min(${space[24]}, 7vw);
  }

  ${media.tablet} {
    [data-part="frame"] > * {
      padding-inline: ${space[32]};
    }
  }
`

/**
 * How far head and foot may leave the panel: not at all, or, where large text or a low screen would
 * leave the content no room between them, as far as the content scrolls.
 */
const stay = "min(0px, (100dvh - 38rem) * 99)"

/** The panel and its parts; head and foot stay visible while the content between them scrolls. */
export const panel = css`
  ${veiled}

  position: fixed;
  max-width: none;
  max-height: min(88dvh, 48rem);
  padding: 0;
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem 6rem;
  background: ${colour.raised};
  color: ${colour.ink};
  box-shadow: ${shadow.float};
  transition:
    opacity ${motion.quick} ${motion.ease},
    translate ${motion.quick} ${motion.ease},
    display ${motion.quick} allow-discrete,
    overlay ${motion.quick} allow-discrete;

  /* Forced colours drop grounds and shadows: an edge says where it ends. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  header {
    position: sticky;
    z-index: 1;
    inset-block-start: ${stay};
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[12]};
    padding-block: ${space[20]} ${space[12]};
    background: ${colour.raised};
  }

  header h2 {
    min-width: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  header button {
    position: relative;
    margin-inline-end: -12px;
  }

  [data-part="body"] {
    display: grid;
    gap: ${space[16]};
    padding-block: ${space[4]} ${space[24]};
  }

  [data-part="body"]:last-child {
    padding-block-end: calc(env(safe-area-inset-bottom) + ${space[32]});
  }

  [data-part="body"]:empty:not(:last-child) {
    padding-block-end: 0;
  }

  footer {
    position: sticky;
    z-index: 1;
    inset-block-end: ${stay};
    display: grid;
    gap: ${space[8]};
    padding-block-end: calc(env(safe-area-inset-bottom) + ${space[24]});
    background: ${colour.raised};
  }

  /* Says that there is more: what scrolls fades out above the foot. */
  footer::before {
    content: "";
    position: absolute;
    inset: auto 0 100%;
    height: ${space[24]};
    background: linear-gradient(transparent, ${colour.raised});
    pointer-events: none;
  }

  ${media.tablet} {
    footer {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[12]};
    }
  }
`
