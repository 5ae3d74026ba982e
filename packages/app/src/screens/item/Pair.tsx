import { space } from "@stylin/ui"
import { styled } from "styled-components"

/** Two fields side by side where both have room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: start;
  gap: ${space[20]} ${space[12]};
`
