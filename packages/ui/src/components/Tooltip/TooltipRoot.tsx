import { keyframes, styled } from "styled-components"
import {
  colour,
  font,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from "../../tokens/index.ts"

const appear = keyframes`
  from { opacity: 0; }
`

/** Wraps the control; the tooltip itself is in the browser's top layer. */
export const TooltipRoot = styled.span`
  display: inline-flex;
  max-width: 100%;
  -webkit-touch-callout: none;

  [data-part="words"] {
    position: fixed;
    inset: 0 auto auto 0;
    width: max-content;
    max-width: min(18rem, 100vw - ${space[32]});
    margin: 0;
    padding: ${space[8]} ${space[12]};
    border: 0;
    border-radius: ${radius.small};
    overflow-wrap: anywhere;
    background: ${colour.ink};
    color: ${colour.paper};
    box-shadow: ${shadow.float};
    font: ${weight.regular} ${textSize[14]} / ${lineHeight[140]} ${font.text};
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
  }

  [data-part="words"]:popover-open {
    animation: ${appear} ${motion.quick} ${motion.ease};
  }

  /* Forced colours drop the ground that sets it off from the page. */
  @media (forced-colors: active) {
    [data-part="words"] {
      border: 1px solid;
    }
  }
`
