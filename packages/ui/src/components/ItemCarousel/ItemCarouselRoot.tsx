import { styled } from "styled-components"
import { colour, media, motion, shadow, space } from "../../tokens/index.ts"
import { iconButton } from "../IconButton/iconButtonStyles.ts"

/** The row and, over its ends, the buttons. */
export const ItemCarouselRoot = styled.div`
  position: relative;

  & > ul {
    display: flex;
    gap: ${space[12]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }

  & > ul > li {
    width: 132px;
    flex: none;
    scroll-snap-align: start;
  }

  & > button {
    ${iconButton}
    display: none;
  }

  ${media.finePointer} {
    & > button {
      position: absolute;
      top: 60px;
      display: inline-grid;
      background: ${colour.raised};
      box-shadow: ${shadow.float};
      transition: opacity ${motion.quick} ${motion.ease};
    }

    & > [data-part="previous"] {
      inset-inline-start: ${space[8]};
    }

    & > [data-part="next"] {
      inset-inline-end: ${space[8]};
    }

    &:dir(rtl) > button svg {
      scale: -1 1;
    }

    & > [aria-disabled="true"] {
      opacity: 0;
      pointer-events: none;
    }

    & > [aria-disabled="true"]:focus-visible {
      opacity: 1;
    }
  }
`
