import { font, letterSpacing, lineHeight, media, textSize, weight } from "../tokens/index.ts"
import { focusRing } from "./fragments.ts"

/**
 * What components expect of the elements that they use. It is as weak as a page's own rules for elements, so that
 * components' classes win.
 * @param of keeps it to some elements: a selector that weighs less than a class
 */
export const baseRules = (of = ""): string => `
  *${of}, *${of}::before, *${of}::after { box-sizing: border-box; }

  :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)${of} { margin: 0; padding: 0; }

  :is(h1, h2, h3)${of} {
    font-family: ${font.display};
    font-weight: ${weight.regular};
    line-height: ${lineHeight[110]};
    letter-spacing: ${letterSpacing.title};
    text-wrap: balance;
  }

  /* With large text, a word of a dozen letters still has room on a phone. */
  h1${of} { font-size: min(${textSize[40]}, 18vw); }
  h2${of} { font-size: min(${textSize[28]}, 12vw); }
  h3${of} { font-size: ${textSize[22]}; }

  /* Paragraphs repeat what people write, an address without a single break included. */
  p${of} { overflow-wrap: anywhere; text-wrap: pretty; }

  :is(ul, ol)${of} { list-style: none; }

  fieldset${of} { min-width: 0; border: 0; }

  :is(img, svg)${of} { display: block; max-width: 100%; }

  :is(button, input, select, textarea)${of} {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  :where(*${of}):focus-visible { ${focusRing} }

  /* Titles take focus from the app after a navigation; they are not pressed, so no ring. */
  :is(h1, h2)${of}[tabindex="-1"]:focus { outline: none; }

  ${media.reducedMotion} {
    *${of}, *${of}::before, *${of}::after, ${of}::backdrop {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`
