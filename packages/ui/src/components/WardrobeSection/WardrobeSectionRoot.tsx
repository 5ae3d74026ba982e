import { styled } from "styled-components"
import { colour, media, space, textSize } from "../../tokens/index.ts"

/** The section's one styled element, shared with its skeleton. */
export const WardrobeSectionRoot = styled.section`
  header {
    display: flex;
    align-items: baseline;
    gap: ${space[12]};
    margin-bottom: ${space[16]};
    padding-top: ${space[12]};
    border-top: 1px solid ${colour.line};
  }

  [data-part="title"] {
    min-width: 0;
    font-size: ${textSize[28]};
    overflow-wrap: anywhere;
  }

  [data-part="title"]::first-letter {
    text-transform: uppercase;
  }

  [data-part="count"] {
    flex: none;
    color: ${colour.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  [data-part="items"] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[32]} ${space[16]};
  }

  [data-part="items"]:focus {
    outline: none;
  }

  [data-part="tip"] {
    max-width: 40rem;
    margin-top: ${space[16]};
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  ${media.tablet} {
    [data-part="items"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    [data-part="items"] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      column-gap: ${space[24]};
    }
  }
`
