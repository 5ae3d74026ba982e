import { font, letterSpacing, lineHeight, media, textSize, weight } from "../tokens/index.ts"
import { focusRing } from "./fragments.ts"

/** What components expect of the elements that they use, wherever they are. */
export const baseRules = `
  *, *::before, *::after { box-sizing: border-box; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }

  h1, h2, h3 {
    font-family: ${font.display};
    font-weight: ${weight.regular};
    line-height: ${lineHeight[110]};
    letter-spacing: ${letterSpacing.title};
    text-wrap: balance;
  }

  /* With large text, a word of a dozen letters still has room on a phone. */
  h1 { font-size: min(${textSize[40]}, 18vw); }
  h2 { font-size: min(${textSize[28]}, 12vw); }
  h3 { font-size: ${textSize[22]}; }

  /* Paragraphs repeat what people write, an address without a single break included. */
  p { overflow-wrap: anywhere; text-wrap: pretty; }

  ul, ol { list-style: none; }

  fieldset { min-width: 0; border: 0; }

  img, svg { display: block; max-width: 100%; }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }

  :focus-visible { ${focusRing} }

  /* Titles take focus from the app after a navigation; they are not pressed, so no ring. */
  :is(h1, h2)[tabindex="-1"]:focus { outline: none; }

  ${media.reducedMotion} {
    *, *::before, *::after, ::backdrop {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`
