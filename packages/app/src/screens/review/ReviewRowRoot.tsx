import { colour, lineHeight, media, radius, space, target, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"

/** A row of the sheet, shared with its skeleton. */
export const ReviewRowRoot = styled.div`
  border-block-start: 1px solid ${colour.line};

  /* What is open brings its own line. */
  &[data-open="true"] {
    border: 0;
  }

  > [data-part="crops"] {
    padding-inline-start: ${target};
    padding-block-end: ${space[8]};
  }

  &[data-open="false"] > article {
    display: grid;
    grid-template-columns: ${target} minmax(0, 1fr);
    column-gap: 0;
    padding-block: ${space[8]};
  }

  &[data-open="false"] label {
    min-width: ${target};
    min-height: 60px;
    align-items: center;
    padding-block: 0;
  }

  [data-part="open"] {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    align-items: center;
    gap: ${space[12]};
    min-height: 60px;
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  [data-part="words"] {
    display: grid;
    min-width: 0;
    line-height: ${lineHeight[135]};
  }

  [data-part="name"] {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  [data-part="open"]:hover [data-part="name"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [data-part="facts"] {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  [data-part="open"] [data-part="swatch"] {
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-inline-end: ${space[8]};
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    forced-color-adjust: none;
    vertical-align: -1px;
  }

  &[data-checked="false"] [data-part="open"] img {
    opacity: 0.4;
  }

  &[data-checked="false"] [data-part="name"] {
    color: ${colour.muted};
    font-weight: inherit;
  }

  &[data-open="false"] [data-part="notice"],
  &[data-open="false"] [data-part="questions"] {
    grid-column: 2;
  }

  &[data-open="false"] [data-part="notice"] {
    margin-block-start: ${space[4]};
    padding-inline-start: ${space[12]};
    border-inline-start: 2px solid ${colour.orange};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  [data-part="questions"] {
    display: grid;
    gap: ${space[8]};
    margin-block-start: ${space[8]};
  }

  ${media.tablet} {
    [data-part="questions"] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[8]} ${space[24]};
    }
  }
`
