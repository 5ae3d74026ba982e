import { keyframes, styled } from "styled-components"
import { colour, media, motion, radius, space } from "../../tokens/index.ts"
import { centred, panel } from "../Modal/dialogStyles.ts"

const slideIn = keyframes`
  from { translate: 0 100%; }
`

const rise = keyframes`
  from { opacity: 0; translate: 0 16px; }
`

/** The dialog: at the bottom of the screen on phones, in the middle from 1024 px. */
export const BottomSheetRoot = styled.dialog`
  ${panel}

  inset: auto 0 0;
  width: min(40rem, 100%);
  margin: 0 auto;
  border-radius: ${radius.large} ${radius.large} 0 0;

  &[open] {
    translate: 0 var(--sheet-drag, 0);
    animation: ${slideIn} ${motion.calm} ${motion.ease};
  }

  &[data-dragging] {
    transition: none;
  }

  &:not([open]) {
    translate: 0 100%;
  }

  [data-part="frame"] > * {
    padding-inline: ${space[24]};
  }

  header {
    padding-block-start: ${space[24]};
  }

  [data-part="grip"] {
    position: absolute;
    inset: 0;
    touch-action: none;
    cursor: grab;
  }

  [data-part="grip"]::before {
    content: "";
    position: absolute;
    inset: 10px 0 auto;
    width: 40px;
    height: 4px;
    margin-inline: auto;
    border-radius: ${radius.full};
    background: ${colour.control};
  }

  &[data-dragging] [data-part="grip"] {
    cursor: grabbing;
  }

  ${media.desktop} {
    ${centred}

    width: min(40rem, 100% - ${space[64]});

    &[open] {
      translate: none;
      animation-name: ${rise};
    }

    [data-part="grip"] {
      display: none;
    }
  }
`
