import { keyframes, styled } from "styled-components"
import {
  colour,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  space,
  target,
  textSize,
} from "../../tokens/index.ts"

const rise = keyframes`
  from { scale: 1; box-shadow: none; }
`

const settle = keyframes`
  from { border-color: ${colour.accent}; background: ${colour.accentSoft}; }
`

const pill = `
  min-height: ${target};
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${colour.control};
  border-radius: calc(${target} / 2);
  background: ${colour.raised};
  line-height: ${lineHeight[125]};
  text-align: start;
  overflow-wrap: anywhere;
`

/** The one styled element of the columns; their parts are plain elements. */
export const TagColumnsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  section {
    display: grid;
    grid-template-rows: auto 1fr;
    padding-top: ${space[12]};
    border-top: 1px solid ${colour.ink};
    transition:
      border-color ${motion.quick} ${motion.ease},
      box-shadow ${motion.quick} ${motion.ease};
  }

  section[data-reached="true"] {
    border-color: ${colour.accent};
    box-shadow: inset 0 1px 0 ${colour.accent};
  }

  h2 {
    margin-bottom: ${space[16]};
  }

  /* The list, not the tag, holds the choices in place: they are as wide as the column. */
  ul {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: ${space[8]};
    min-height: calc(${target} + ${space[8]});
    padding-bottom: ${space[8]};
  }

  li {
    max-width: 100%;
  }

  [data-part="tag"] {
    ${pill}
    max-width: 100%;
    cursor: grab;
    /* Held fingers pick tags up; they must not select or look up the words. */
    user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
    transition: border-color ${motion.quick} ${motion.ease};
  }

  [data-part="tag"]:hover {
    border-color: ${colour.ink};
  }

  [data-part="tag"][aria-expanded="true"] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  [data-appearance="hole"] [data-part="tag"] {
    border-color: ${colour.accent};
    border-style: dashed;
    background: transparent;
    color: ${colour.muted};
  }

  [data-appearance="lifted"] [data-part="tag"] {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
    box-shadow: ${shadow.float};
    animation: ${rise} ${motion.quick} ${motion.ease};
  }

  [data-appearance="landed"] [data-part="tag"] {
    animation: ${settle} calc(2 * ${motion.calm}) ${motion.ease};
  }

  [data-part="floating"] {
    ${pill}
    display: block;
    scale: 1.05;
    border-color: ${colour.accent};
    background: ${colour.raised};
    box-shadow: ${shadow.float};
    cursor: grabbing;
    animation: ${rise} ${motion.quick} ${motion.ease};
  }

  &[data-dragging="true"] [data-part="tag"] {
    cursor: grabbing;
  }

  fieldset {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};
    margin-top: ${space[4]};
    padding: ${space[8]};
    border-radius: ${radius.large};
    background: ${colour.raised};
    box-shadow: ${shadow.float};
  }

  /* Forced colours drop grounds and shadows: an edge says where the choices end. */
  @media (forced-colors: active) {
    fieldset {
      border: 1px solid CanvasText;
    }
  }

  fieldset[hidden] {
    display: none;
  }

  fieldset button {
    min-height: ${target};
    padding: ${space[8]} ${space[12]};
    border: 0;
    border-radius: ${radius.full};
    background: transparent;
    font-size: ${textSize[14]};
    cursor: pointer;
  }

  fieldset button:hover {
    background: ${colour.accentSoft};
  }

  fieldset button:disabled {
    background: transparent;
    color: ${colour.muted};
    cursor: default;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`
