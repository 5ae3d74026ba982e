import { styled } from "styled-components"
import { visuallyHidden } from "../../styles/visuallyHidden.ts"
import {
  colour,
  lineHeight,
  media,
  motion,
  space,
  target,
  textSize,
  weight,
} from "../../tokens/index.ts"
import { iconButton } from "../IconButton/iconButtonStyles.ts"
import { pictureBox } from "../Picture/pictureBox.ts"

/** The card's one styled element; its parts are plain elements named by `data-part`. */
export const LookCardRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Nor do its garments' row and long words widen a grid that it stands in. */
  min-width: 0;
  align-content: start;
  gap: ${space[16]};

  [data-part="photo"] {
    position: relative;
  }

  & > [data-part="words"] {
    display: contents;
  }

  /* Its own only: the garments below have grounds of another shape. */
  [data-part="photo"] [data-part="ground"] {
    ${pictureBox}
    aspect-ratio: 3 / 4;
  }

  [data-part="open-label"] {
    ${visuallyHidden}
  }

  [data-part="open"] {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  [data-part="photo"] [data-part="ground"] img {
    transition:
      opacity ${motion.calm} ${motion.ease},
      scale ${motion.calm} ${motion.ease};
  }

  /* The old picture stays below the new one until that is there, and goes last. */
  [data-part="photo"] [data-part="ground"] img[data-leaving] {
    position: absolute;
    inset: 0;
    transition: opacity ${motion.calm} ${motion.ease} ${motion.quick};
  }

  [data-part="ground"] img[data-leaving="now"],
  [data-part="ground"] img[data-waiting] {
    opacity: 0;
  }

  ${media.reducedMotion} {
    [data-part="photo"] [data-part="ground"] img,
    [data-part="photo"] [data-part="ground"] img[data-leaving] {
      transition: none;
    }
  }

  [data-part="open"]:hover img {
    scale: 1.015;
  }

  [data-part="heart"] {
    ${iconButton}
    position: absolute;
    inset-block-start: ${space[12]};
    inset-inline-end: ${space[12]};
    background: ${colour.paper};
  }

  [data-part="tools"] {
    margin-block-start: ${space[12]};
  }

  [data-part="error"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
    color: ${colour.red};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  [data-part="error"] svg {
    width: 1rem;
    height: 1lh;
  }

  /* Room for two lines, so that the garments stay put while the look and its name change. */
  [data-part="title"] {
    display: grid;
    align-items: center;
    min-height: 2lh;
    overflow-wrap: anywhere;
  }

  details {
    border-block: 1px solid ${colour.line};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    min-height: ${target};
    font-size: ${textSize[14]};
    font-weight: ${weight.medium};
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.5;
    rotate: 90deg;
    transition: rotate ${motion.quick} ${motion.ease};
  }

  details[open] summary svg {
    rotate: -90deg;
  }

  dl {
    display: grid;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[12]};
    padding-block: ${space[12]};
    border-top: 1px solid ${colour.line};
    font-size: ${textSize[14]};
  }

  dt {
    flex: 0 0 7rem;
    color: ${colour.muted};
  }

  /* Beside its term where there is room for a few words, else below it. */
  dd {
    flex: 1 1 9rem;
    min-width: 0;
  }

  ${media.desktop} {
    &[data-wide] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
      align-items: start;
      column-gap: ${space[48]};
    }

    /* It stays in sight, and whole, while the words are read. */
    &[data-wide] > [data-part="photo"] {
      position: sticky;
      inset-block-start: ${space[24]};
      max-width: calc((100dvh - ${space[96]}) * 3 / 4);
      width: 100%;
      justify-self: end;
    }

    &[data-wide] > :has([data-part="tools"]) {
      max-width: calc((100dvh - ${space[96]} - ${space[12]} - ${target}) * 3 / 4);
    }

    &[data-wide] > [data-part="words"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[24]};
    }
  }

  /* Three of them stand side by side on a phone. */
  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[20]};
  }

  /* Words without an outline begin where the text above does, in whichever row they stand. */
  [data-part="actions"] [data-variant="quiet"] {
    justify-content: start;
    padding-inline: 0;
  }
`
