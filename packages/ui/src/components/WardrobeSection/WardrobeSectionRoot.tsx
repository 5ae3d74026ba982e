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
    font-size: min(${textSize[28]}, 10vw);
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

  /* Hundreds of items scroll smoothly: a browser draws those on the screen alone. What reaches beyond an
     item, such as the ring of focus, is drawn as well. */
  [data-part="items"] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 19rem;
    overflow-clip-margin: ${space[16]};
  }

  [data-part="items"]:focus {
    outline: none;
  }

  [data-part="shelf"] + [data-part="shelf"] {
    margin-top: ${space[40]};
  }

  [data-part="shelf-name"] {
    margin-bottom: ${space[12]};
    font-size: ${textSize[22]};
    overflow-wrap: anywhere;
  }

  [data-part="shelf-name"]::first-letter {
    text-transform: uppercase;
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
