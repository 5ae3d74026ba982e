import { styled } from "styled-components"
import { choiceCard } from "../../styles/choiceCard.ts"
import { colour, lineHeight, radius, space, textSize } from "../../tokens/index.ts"

/** The card's one styled element; the checkbox covers it, and its tick is drawn at the end. */
export const SearchResultCardRoot = styled.label`
  ${choiceCard}

  grid-template-columns: 80px minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${space[16]};
  min-height: 100px;
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[8]};

  [data-part="thumbnail"] {
    position: relative;
    align-self: start;
    overflow: hidden;
    border-radius: ${radius.small};
  }

  [data-part="missing"] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${colour.muted};
    font-size: ${textSize[12]};
    line-height: ${lineHeight[125]};
    text-align: center;
  }

  :has(> img) + [data-part="missing"] {
    display: none;
  }

  [data-part="title"] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-height: ${lineHeight[135]};
    overflow-wrap: anywhere;
  }

  [data-part="seller"] {
    display: block;
    overflow: hidden;
    margin-top: ${space[4]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part="tick"] {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid ${colour.control};
    border-radius: ${radius.full};
    color: transparent;
  }

  :checked ~ [data-part="tick"] {
    border-color: ${colour.accent};
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  [data-part="tick"] svg {
    width: 14px;
    height: 14px;
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    [data-part="tick"] {
      visibility: hidden;
    }
  }
`
