import { colour, media, radius, space, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"

/** The month's one styled element; its parts are plain elements. */
export const MonthRoot = styled.section`
  container-type: inline-size;

  [data-part="head"] {
    display: flex;
    align-items: center;
    margin-block-end: ${space[8]};
  }

  h2 {
    flex: 1;
    font-size: ${textSize[22]};
  }

  [data-part="head"] svg:dir(rtl) {
    scale: -1 1;
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  th {
    padding-block: ${space[8]};
    color: ${colour.muted};
    font-size: ${textSize[12]};
    font-weight: ${weight.medium};
    text-align: start;
    padding-inline-start: ${space[4]};
    overflow: hidden;
  }

  th [data-part="letter"] {
    display: none;
  }

  /* Where text is large on a phone. */
  @container (max-width: 16em) {
    th [data-part="letter"] {
      display: inline;
    }

    th [data-part="short"] {
      display: none;
    }
  }

  td {
    padding: 0;
    border-block-start: 1px solid ${colour.line};
    vertical-align: top;
  }

  td > button {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    width: 100%;
    min-height: 3.5rem;
    padding: ${space[4]};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${colour.ink};
    font: inherit;
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
  }

  td > button:hover {
    background: ${colour.ground};
  }

  td[data-other="true"] > button {
    color: ${colour.muted};
  }

  td[aria-selected="true"] > button {
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 1px ${colour.accent};
  }

  td[data-over="true"] > button {
    background: ${colour.accentSoft};
    box-shadow: inset 0 0 0 2px ${colour.accent};
  }

  button[aria-current="date"] [data-part="date"] {
    color: ${colour.accent};
    font-weight: ${weight.strong};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  [data-part="look"] {
    position: relative;
    display: block;
    width: 100%;
    max-width: 4rem;
    padding: 1px;
    border: 1px dashed ${colour.accent};
    border-radius: ${radius.small};
  }

  [data-part="look"][data-worn="true"] {
    border: 1px solid transparent;
  }

  [data-part="more"] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    padding-inline: ${space[4]};
    border-start-start-radius: ${radius.small};
    background: ${colour.ink};
    color: ${colour.paper};
    font-size: ${textSize[12]};
  }

  ${media.desktop} {
    td > button {
      min-height: 8rem;
      padding: ${space[8]};
    }

    th {
      padding-inline-start: ${space[8]};
    }
  }
`
