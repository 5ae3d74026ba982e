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
    --most: 2;
    --gap: ${space[16]};
    display: grid;
    /* Fewer side by side where large text would not fit into a tile. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(8rem, (100% - (var(--most) - 1) * var(--gap)) / var(--most))), 1fr)
    );
    gap: ${space[32]} var(--gap);
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
      --most: 4;
    }
  }

  ${media.desktop} {
    [data-part="items"] {
      --most: 5;
      --gap: ${space[24]};
    }
  }
`
