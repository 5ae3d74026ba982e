import { styled } from "styled-components"
import { colour, media, motion, radius, space, target, textSize } from "../../tokens/index.ts"

/** The one styled element of the columns; their parts are plain elements. */
export const TagColumnsRoot = styled.div`
  display: grid;
  gap: ${space[32]};

  section {
    border-top: 1px solid ${colour.ink};
    padding-top: ${space[12]};
  }

  h2 {
    margin-bottom: ${space[16]};
    font-size: ${textSize[28]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    min-height: ${target};
    padding-bottom: ${space[8]};
  }

  li[data-open="true"] {
    flex-basis: 100%;
  }

  button {
    min-height: ${target};
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    background: ${colour.raised};
    line-height: 1.25;
    cursor: pointer;
    transition: border-color ${motion.quick} ${motion.ease};
  }

  button:hover {
    border-color: ${colour.ink};
  }

  button[aria-expanded="true"] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    padding-block: ${space[8]} ${space[4]};
  }

  fieldset[hidden] {
    display: none;
  }

  fieldset button {
    border-style: dashed;
    background: transparent;
    font-size: ${textSize[14]};
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space[32]};
    align-items: start;
  }
`
