import { target } from "@stylin/ui"
import { styled } from "styled-components"
import { AppLink } from "./AppLink.tsx"

/** A link outside of text: as large as a button, because it is pressed like one. */
export const LoneLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`
