import { media, space } from "@stylin/ui"
import { styled } from "styled-components"

/** One wish below the other, and two beside each other where there is room. */
export const WishGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space[48]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
