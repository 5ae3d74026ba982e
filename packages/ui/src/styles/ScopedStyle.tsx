import { createGlobalStyle } from "styled-components"
import { colour, font, lineHeight, textSize, themeRules, weight } from "../tokens/index.ts"
import { baseRules } from "./baseRules.ts"

/**
 * What `GlobalStyle` does, but only for elements with `data-stylin` and inside them: the rest of the
 * page keeps its own base. Render one of them, once.
 */
export const ScopedStyle = createGlobalStyle`
  ${themeRules("[data-stylin]")}

  [data-stylin], [data-stylin] [data-theme] {
    background: ${colour.paper};
    color: ${colour.ink};
  }

  [data-stylin] {
    font: ${weight.regular} ${textSize[16]} / ${lineHeight[150]} ${font.text};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
  }

  /* The page keeps still behind a modal dialog of ours. */
  html:has([data-stylin] dialog:modal) { overflow: hidden; }

  /* As weak as a page's own rules for elements, so that components' classes win. */
  :where([data-stylin]) {
    ${baseRules()}
  }
`
