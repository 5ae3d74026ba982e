import { styled } from "styled-components"
import { coveringInput, focusRing } from "../../styles/fragments.ts"
import {
  colour,
  lineHeight,
  media,
  motion,
  radius,
  space,
  target,
  textSize,
  weight,
} from "../../tokens/index.ts"

/** The grid's one styled element; photos and the tile for more are plain list items. */
export const PhotoGridRoot = styled.section`
  [data-part="status"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    min-height: 1lh;
    margin-bottom: ${space[12]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  [data-part="count"] {
    color: ${colour.ink};
    font-weight: ${weight.medium};
  }

  &[data-over="true"] [data-part="count"] {
    color: ${colour.red};
  }

  ul {
    display: grid;
    /* Three at most, and fewer where large text would not fit below a photo. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(5.25rem, (100% - 2 * ${space[8]}) / 3), 1fr)
    );
    gap: ${space[8]};
  }

  ul:focus {
    outline: none;
  }

  li {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    border-radius: ${radius.small};
  }

  li:focus-within {
    overflow: visible;
  }

  img {
    transition: opacity ${motion.calm} ${motion.ease};
  }

  [data-progress="compressing"] img,
  [data-progress="uploading"] img {
    opacity: 0.5;
  }

  [data-progress="failed"] img {
    opacity: 0.2;
  }

  [data-part="delete"] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-end: 0;
    /* A disc smaller than the target, so that the photo stays in sight. */
    background: radial-gradient(circle, ${colour.raised} 15px, transparent 16px);
  }

  [data-part="delete"] svg {
    width: 16px;
    height: 16px;
  }

  [data-part="state"] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]};
    padding: ${space[4]} ${space[8]};
    background: ${colour.raised};
    font-size: ${textSize[12]};
    font-weight: ${weight.medium};
    line-height: ${lineHeight[135]};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  [data-part="state"] svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  [data-progress="done"] [data-part="state"] {
    color: ${colour.green};
  }

  [data-progress="failed"] [data-part="state"] {
    color: ${colour.red};
  }

  progress {
    appearance: none;
    width: 100%;
    height: 2px;
    border: 0;
    background: ${colour.line};
  }

  progress::-webkit-progress-bar {
    background: ${colour.line};
  }

  progress::-webkit-progress-value {
    background: ${colour.accent};
    transition: inline-size ${motion.quick} ${motion.ease};
  }

  progress::-moz-progress-bar {
    background: ${colour.accent};
  }

  [data-part="retry"] {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    width: 100%;
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.ink};
    text-align: start;
    cursor: pointer;
  }

  [data-part="add"] label {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[8]};
    height: 100%;
    min-height: ${target};
    aspect-ratio: 3 / 4;
    padding: ${space[8]};
    border: 1px dashed ${colour.control};
    border-radius: ${radius.small};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[125]};
    text-align: center;
    cursor: pointer;
    transition: border-color ${motion.quick} ${motion.ease};
  }

  [data-part="add"] label:hover {
    border-color: ${colour.ink};
  }

  [data-part="add"] label:has(:focus-visible) {
    ${focusRing}
  }

  [data-part="add"] input {
    ${coveringInput}
    opacity: 0;
  }

  /* A system's own file field is wider than the tile, and unseen here. */
  @media (forced-colors: active) {
    [data-part="add"] input {
      appearance: none;
      inset: 0;
      width: 100%;
    }
  }

  [data-part="add"] svg {
    stroke-width: 1.5;
  }

  ${media.tablet} {
    ul {
      /* Five at most, and fewer in a narrow column, where words would not fit below a photo. */
      grid-template-columns: repeat(auto-fill, minmax(max(7rem, 17%), 1fr));
      gap: ${space[16]};
    }
  }
`
