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

/** The item's one styled element, shared with its skeleton. */
export const ReviewItemRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};
  padding-block: ${space[20]};
  border-top: 1px solid ${colour.line};

  [data-part="summary"] {
    grid-column: 1 / -1;
    font-size: ${textSize[18]};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  &[data-checked="false"] [data-part="summary"] {
    color: ${colour.muted};
  }

  /* On phones the thumbnails stand beside the picture, and the facts below both. */
  [data-part="picture"] {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: end;
    gap: ${space[16]};
  }

  [data-part="shown"] {
    position: relative;
  }

  &[data-checked="false"] [data-part="shown"] {
    width: 96px;
  }

  &[data-checked="false"] [data-part="shown"] img {
    opacity: 0.4;
  }

  [data-part="missing"] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  :has(> img) + [data-part="missing"] {
    display: none;
  }

  [data-part="facts"] {
    display: grid;
    gap: ${space[16]};
  }

  [data-part="notice"] {
    padding-inline-start: ${space[12]};
    border-inline-start: 2px solid ${colour.orange};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  fieldset:disabled {
    color: ${colour.muted};
  }

  fieldset:disabled label,
  fieldset:disabled select {
    cursor: default;
  }

  fieldset:disabled [data-part="thumbnail"] img,
  fieldset:disabled [data-part="swatch"]::before {
    opacity: 0.5;
  }

  legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[8]};
    margin-bottom: ${space[8]};
    padding: 0;
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[150]};
  }

  [data-part="choices"],
  [data-part="swatches"],
  [data-part="thumbnails"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  [data-part="chip"],
  [data-part="more"] {
    position: relative;
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: ${target};
    padding: ${space[4]} ${space[12]};
    border: 1px solid ${colour.control};
    border-radius: calc(${target} / 2);
    background: transparent;
    font-size: ${textSize[14]};
    line-height: ${lineHeight[120]};
    cursor: pointer;
    transition: border-color ${motion.quick} ${motion.ease};
  }

  [data-part="chip"]:hover,
  [data-part="more"]:hover {
    border-color: ${colour.ink};
  }

  [data-part="more"] option {
    background: ${colour.raised};
    color: ${colour.ink};
  }

  [data-part="chip"]:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 1px ${colour.accent};
  }

  label[data-part]:has(:focus-visible) {
    ${focusRing}
  }

  label[data-part] input {
    ${coveringInput}
  }

  [data-part="swatches"] {
    align-items: center;
    gap: ${space[4]};
    margin-inline-start: -6px;
  }

  [data-part="swatch"] {
    position: relative;
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
    border-radius: ${radius.full};
    cursor: pointer;
  }

  [data-part="swatch"]::before {
    content: "";
    width: 28px;
    height: 28px;
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    background: var(--swatch);
    forced-color-adjust: none;
  }

  [data-part="swatch"]:has(:checked)::after {
    content: "";
    position: absolute;
    inset: 3px;
    border: 2px solid ${colour.accent};
    border-radius: ${radius.full};
  }

  [data-part="colour-name"] {
    margin-inline-start: ${space[4]};
    font-size: ${textSize[14]};
  }

  [data-part="thumbnails"] {
    gap: ${space[8]};
  }

  [data-part="thumbnail"] {
    position: relative;
    width: ${target};
    border-radius: ${radius.small};
    cursor: pointer;
  }

  [data-part="thumbnail"]:has(:checked) {
    box-shadow: 0 0 0 2px ${colour.paper}, 0 0 0 4px ${colour.accent};
  }

  /*
   * Forced colours drop grounds and shadows. The system's own radio buttons would lie over the
   * words and pictures, so they stay hidden, and what is chosen takes the system's colours for that.
   */
  @media (forced-colors: active) {
    label[data-part] input {
      appearance: none;
      inset: 0;
    }

    [data-part="chip"]:has(:checked) {
      border-color: Highlight;
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }

    [data-part="swatch"]:has(:checked)::after {
      border-color: Highlight;
      forced-color-adjust: none;
    }

    [data-part="thumbnail"]:has(:checked):not(:has(:focus-visible)) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }

  ${media.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
    column-gap: ${space[32]};

    [data-part="picture"] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[8]};
    }

    [data-part="facts"] {
      align-content: start;
      max-width: 40rem;
    }
  }
`
