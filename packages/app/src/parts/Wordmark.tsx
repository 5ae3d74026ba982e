import { colour, font, media, pageWidth, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { Link } from "wouter"
import { t } from "../words/t.ts"

export const WordmarkLink = styled(Link)`
  justify-self: start;
  padding-block: ${space[8]};
  color: ${colour.ink};
  font-family: ${font.display};
  font-size: ${textSize[28]};
  text-decoration: none;
`

const Root = styled.nav`
  display: grid;
  max-width: ${pageWidth};
  margin-inline: auto;
  padding: ${space[12]} ${space[20]};

  ${media.desktop} {
    padding-inline: ${space[32]};
  }
`

/** The name of the product, at the head of a page without the navigation bar. */
export function Wordmark() {
  return (
    <Root aria-label={t("Home")}>
      <WordmarkLink href="/">Stylin</WordmarkLink>
    </Root>
  )
}
