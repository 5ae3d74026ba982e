import { createGlobalStyle } from "styled-components"
import { colour, font, lineHeight, themeCss, weight } from "../tokens/index.ts"
import { baseRules } from "./baseRules.ts"

/**
 * The page's base: themes, type, focus ring, scroll lock behind modal dialogs. Render it once, and
 * import `@stylin/ui/fonts.css` beside it for the typefaces. In a page that has a base of its own,
 * use `ScopedStyle` or `TokenStyle`.
 */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}

  /* A part of the page may have a theme of its own. */
  html, [data-theme] {
    background: ${colour.paper};
    color: ${colour.ink};
  }

  html {
    font: ${weight.regular} 100% / ${lineHeight[150]} ${font.text};
    font-synthesis: none;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    scrollbar-gutter: stable;
  }

  /*
   * The page keeps still behind a modal dialog, and its scrollbar's room stays. No backdrop reaches
   * that room, so the root, which shows only there, takes the veiled colour.
   */
  html:has(dialog:modal) {
    overflow: hidden;
    background: ${colour.veiledPaper};
  }

  body {
    min-height: 100dvh;
    margin: 0;
    background: ${colour.paper};
  }

  ${baseRules()}
`
