import { target } from "@stylin/ui"
import { styled } from "styled-components"
import { AppLink } from "./AppLink.tsx"

/** A link outside a sentence: pressed like a button, so it has a button's room. */
export const LoneLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`
