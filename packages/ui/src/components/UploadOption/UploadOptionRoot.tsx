import { styled } from "styled-components"
import { choiceCard } from "../../styles/choiceCard.ts"
import { colour, lineHeight, media, radius, space, textSize, weight } from "../../tokens/index.ts"

/** The card's one styled element; the radio button covers it. */
export const UploadOptionRoot = styled.label`
  ${choiceCard}

  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  row-gap: ${space[4]};
  padding: ${space[20]} ${space[16]};

  &:has(:disabled) {
    background: transparent;
  }

  [data-part="icon"] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    align-self: start;
    margin-inline-end: ${space[16]};
    width: 48px;
    height: 48px;
    border-radius: ${radius.full};
    background: ${colour.ground};
  }

  &:has(:checked) [data-part="icon"] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  [data-part="icon"] svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.5;
  }

  [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    grid-column: -2;
    align-items: start;
    gap: ${space[4]} ${space[12]};
  }

  /* A badge is a word or two, which long labels must not press flat. */
  [data-part="head"] [data-tone] {
    flex: none;
    max-width: min(100%, max(50%, 6rem));
  }

  /* Large text leaves no room for a badge beside it. */
  [data-part="label"] {
    flex: 1 1 6rem;
    min-width: 0;
    font-size: ${textSize[18]};
    font-weight: ${weight.medium};
    line-height: ${lineHeight[125]};
    overflow-wrap: anywhere;
  }

  [data-part="facts"] {
    display: grid;
    grid-column: -2;
    gap: ${space[8]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
  }

  [data-part="description"],
  [data-part="reason"] {
    overflow-wrap: anywhere;
  }

  [data-part="reason"] {
    color: ${colour.orange};
  }

  ${media.tablet} {
    padding: ${space[24]};
  }
`
