import { colour, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"

/** What went wrong with a form, read out as soon as it appears. */
export const FormError = styled.div.attrs({ role: "alert" })`
  padding: ${space[12]} ${space[16]};
  border-inline-start: 2px solid ${colour.red};
  border-radius: ${radius.small};
  background: ${colour.raised};
  color: ${colour.red};
  font-size: ${textSize[14]};

  &:empty {
    display: none;
  }
`
