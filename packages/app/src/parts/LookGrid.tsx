import { media, space } from "@stylin/ui"
import { styled } from "styled-components"

/** One column of looks on a phone, three side by side on a wide screen. */
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
