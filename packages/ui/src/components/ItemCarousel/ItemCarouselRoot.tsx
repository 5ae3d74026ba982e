import { styled } from "styled-components"
import { colour, media, motion, shadow, space } from "../../tokens/index.ts"
import { iconButton } from "../IconButton/iconButtonStyles.ts"

/** The row and, over its ends, the buttons. */
export const ItemCarouselRoot = styled.div`
  position: relative;
  /* In a grid or a flexible box, too, it scrolls instead of widening the page. */
  min-width: 0;

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
      opacity: 0;
      transition: opacity ${motion.quick} ${motion.ease};
    }

    /* At rest they would cover the card that shows how the row goes on. */
    &:is(:hover, :focus-within) > button {
      opacity: 1;
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

    &:is(:hover, :focus-within) > [aria-disabled="true"]:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`
