import { target } from "@stylin/ui"
import { styled } from "styled-components"
import { AppLink } from "./AppLink.tsx"

/** A link outside a sentence: it is pressed like a button, so it is as large as one. */
export const LoneLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`
