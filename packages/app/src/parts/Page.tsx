import { colour, media, pageWidth, space } from "@stylin/ui"
import { css, styled } from "styled-components"

/**
 * The width of a screen: page wide, narrow for forms and running text, or narrow up to where there is room for
 * two columns.
 */
export const Page = styled.div`
  max-width: ${pageWidth};
  margin-inline: auto;
  padding-inline: ${space[20]};
  padding-bottom: ${space[64]};

  &:is([data-width="narrow"], [data-width="columns"]) {
    max-width: 30rem;
  }

  ${media.desktop} {
    padding-inline: ${space[32]};

    /* A column up to here, and two from here on. */
    &[data-width="columns"] {
      max-width: ${pageWidth};
    }
  }
`

/** One column, with a step of the grid between its rows. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[20]};
`

export const Stack = styled.div`
  ${stack}
`

/** A paragraph in the quiet colour. */
export const Quiet = styled.p`
  color: ${colour.muted};
`
