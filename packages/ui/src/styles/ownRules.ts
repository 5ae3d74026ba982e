import { colour, font, lineHeight, textSize, weight } from "../tokens/index.ts"
import { baseRules } from "./baseRules.ts"

/** Weighs as three elements do: more than what a page says about its lists, less than any class. */
const weighed = (selector: string) => `:is(:where(${selector}), html html html)`

/** An element that a component draws, and none that it is given. */
const OWN = weighed("[data-stylin-ui], [data-stylin-ui] [data-part]")

/** The outermost of them, unless it stands in a line of text and takes its type from there. */
const OUTERMOST = weighed('[data-stylin-ui=""]:not([data-stylin-ui=""] *)')

/** What components need where the page has no base of ours, on their own elements alone. */
export const ownRules = `
  ${baseRules(OWN)}

  /* Icons bring no attribute of ours. */
  ${OWN} > svg { box-sizing: border-box; display: block; max-width: 100%; }

  /* As a page's base does for all that is in it; as strong as the rule for buttons above. */
  :is(*, button)${OUTERMOST} {
    color: ${colour.ink};
    font: ${weight.regular} ${textSize[16]} / ${lineHeight[150]} ${font.text};
    font-synthesis: none;
    letter-spacing: normal;
    -webkit-font-smoothing: antialiased;
  }

  /* The page keeps still behind a modal dialog of ours. */
  html:has([data-stylin-ui]:modal) { overflow: hidden; }
`
