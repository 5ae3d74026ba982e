import { styled } from "styled-components"
import { turn } from "../../styles/turn.ts"
import { colour, lineHeight, motion, space, textSize, weight } from "../../tokens/index.ts"
import { iconButton } from "../IconButton/iconButtonStyles.ts"
import { pictureBox } from "../Picture/pictureBox.ts"

/** The card's one styled element; its parts are plain elements named by `data-part`. */
export const ItemCardRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};

  &[aria-busy="true"] img {
    opacity: 0.3;
  }

  &[aria-busy="true"] [data-part="refresh"] svg {
    animation: ${turn} ${motion.turn} linear infinite;
  }

  img {
    transition: opacity ${motion.calm} ${motion.ease};
  }

  [data-part="picture"] {
    position: relative;
  }

  [data-part="ground"] {
    ${pictureBox}
    aspect-ratio: 4 / 5;
  }

  button[data-part="ground"] {
    width: 100%;
    padding: 0;
    border: 0;
    cursor: zoom-in;
  }

  [data-part="action"] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }

  [data-part="refresh"] {
    ${iconButton}
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    /* A disc smaller than the target, so that the picture stays in sight. */
    background: radial-gradient(circle, ${colour.paper} 15px, transparent 16px);
  }

  [data-part="refresh"]:hover {
    background: radial-gradient(circle, ${colour.raised} 15px, transparent 16px);
  }

  [data-part="refresh"] svg {
    width: 16px;
    height: 16px;
  }

  [data-part="brand"] {
    color: ${colour.muted};
    font-size: ${textSize[12]};
  }

  [data-part="name"] {
    overflow-wrap: anywhere;
  }

  [data-part="name"] a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: ${colour.line};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  [data-part="name"] a:hover {
    text-decoration-color: currentColor;
  }

  &[data-sold-out="true"] img {
    filter: grayscale(0.6);
    opacity: 0.55;
  }

  [data-part="sold-out"] {
    margin-top: ${space[4]};
    color: ${colour.red};
    font-size: ${textSize[12]};
    font-weight: ${weight.medium};
  }

  &[data-sold-out="true"] [data-part="price"] {
    color: ${colour.muted};
    text-decoration: line-through;
  }

  [data-part="price"] {
    margin-top: ${space[4]};
    font-variant-numeric: tabular-nums;
  }
`
