import { createGlobalStyle } from "styled-components"
import { themeRules } from "../tokens/index.ts"
import { ownRules } from "./ownRules.ts"

export interface TokenStyleProps {
  /** Sets the tokens on other elements than the page's root: a selector of one class, attribute or pseudo-class. */
  scope?: string | undefined
}

/**
 * The themes' tokens, and what components need on the elements that they draw; a page's own elements keep their looks,
 * those inside a component too. Render it once, in place of `GlobalStyle` and `ScopedStyle`.
 */
export const TokenStyle = createGlobalStyle<TokenStyleProps>`
  ${({ scope = ":root" }) => themeRules(scope)}
  ${ownRules}
`
