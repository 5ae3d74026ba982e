import { media, space } from "@stylin/ui"
import { styled } from "styled-components"

/** One column of looks on a phone, two or three side by side on wider screens, never one alone in a row. */
export const LookGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]} ${space[24]};

  /* Looks out of sight are neither laid out nor painted; this is about how high one is. */
  > li + li {
    content-visibility: auto;
    contain-intrinsic-size: auto 54rem;
    overflow-clip-margin: ${space[8]};
  }

  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > li {
      grid-column-end: span 3;
    }

    /* Two in a row; of an odd number, three in the last. */
    > li:nth-child(odd):nth-last-child(3),
    > li:nth-child(odd):nth-last-child(3) ~ li {
      grid-column-end: span 2;
    }
  }

  ${media.desktop} {
    > li {
      grid-column-end: span 2;
    }

    /* Three in a row; rows of two stand in the middle, and four are two of them. */
    > li:nth-child(3n + 1):nth-last-child(2),
    > li:nth-child(3n + 1):nth-last-child(4),
    > li:nth-child(3n + 1):nth-last-child(4) + li + li {
      grid-column-start: 2;
    }
  }
`
