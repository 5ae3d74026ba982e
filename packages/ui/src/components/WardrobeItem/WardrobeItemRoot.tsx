import { styled } from "styled-components"
import { colour, lineHeight, media, motion, radius, space, textSize } from "../../tokens/index.ts"
import { iconButton } from "../IconButton/iconButtonStyles.ts"
import { pictureBox } from "../Picture/pictureBox.ts"

/** The tile's one styled element; its parts are plain elements named by `data-part`. */
export const WardrobeItemRoot = styled.article`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  height: 100%;
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};

  [data-part="picture"] {
    position: relative;
  }

  [data-part="ground"] {
    ${pictureBox}
    aspect-ratio: 4 / 5;
  }

  img {
    transition:
      opacity ${motion.calm} ${motion.ease},
      scale ${motion.calm} ${motion.ease};
  }

  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }

  &[data-away] img {
    opacity: 0.45;
  }

  &[aria-busy="true"] img {
    opacity: 0.3;
  }

  &[aria-busy="true"] [data-part="summary"] {
    color: ${colour.muted};
  }

  /* Words for a picture that is not there: its own box is empty then. */
  [data-part="missing"] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${space[16]};
    color: ${colour.muted};
    text-align: center;
  }

  :has(> img) + [data-part="missing"] {
    display: none;
  }

  [data-part="open"] {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    -webkit-touch-callout: none;
    user-select: none;
  }

  [data-part="select"] {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    cursor: pointer;
  }

  [data-part="select"]:checked {
    box-shadow: inset 0 0 0 2px ${colour.accent};
  }

  [data-part="tick"] {
    position: absolute;
    inset-block-start: ${space[12]};
    inset-inline-start: ${space[12]};
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    background: ${colour.raised};
    color: ${colour.onAccent};
    pointer-events: none;
  }

  [data-part="tick"] svg {
    width: 18px;
    visibility: hidden;
  }

  :checked + [data-part="tick"] {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }

  :checked + [data-part="tick"] svg {
    visibility: visible;
  }

  /* Forced colours drop what tells a tick from none. */
  @media (forced-colors: active) {
    [data-part="tick"] {
      forced-color-adjust: none;
    }
  }

  [data-part="picture"]:has([data-part="open"]:hover) img {
    scale: 1.015;
  }

  [data-part="delete"],
  [data-part="more"] {
    ${iconButton}
    position: absolute;
    inset-block-start: ${space[8]};
    inset-inline-end: ${space[8]};
    background: ${colour.raised};
  }

  /* On every tile of a wardrobe, so it is quieter than the picture: a disc smaller than the target, which shows the
     dots on a dark photo too. */
  [data-part="more"] {
    inset: ${space[4]} ${space[4]} auto auto;
    background: radial-gradient(circle, ${colour.paper} 15px, transparent 16px);
  }

  [data-part="more"]:hover {
    background: radial-gradient(circle, ${colour.raised} 15px, transparent 16px);
  }

  [data-part="delete"]:hover {
    color: ${colour.red};
  }

  [data-part="mark"] {
    position: absolute;
    inset-block-end: ${space[8]};
    inset-inline-start: ${space[8]};
    display: flex;
    max-width: calc(100% - ${space[16]});
    pointer-events: none;
  }

  /* In a tile that is narrow for its text, the words would cover the picture: they go below it. */
  @container (max-width: 9rem) {
    [data-part="mark"] {
      position: static;
      max-width: none;
      margin-block-start: ${space[8]};
    }
  }

  /* A very long summary must not tear the grid apart; screen readers get it in full. */
  [data-part="summary"] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  /* A quiet button's words stand in line with the summary; its padding reaches beyond. */
  [data-part="action"] {
    align-self: end;
    margin: calc(-1 * ${space[8]}) calc(-1 * ${space[12]}) 0;
  }
`
