import { CameraIcon, colour, ForwardIcon, space, target } from "@stylin/ui"
import { styled } from "styled-components"
import { Link } from "wouter"
import { t } from "../words/t.ts"

const Root = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[16]};
  min-height: ${target};
  padding-block: ${space[16]};
  border-block: 1px solid ${colour.line};
  color: ${colour.ink};
  text-decoration: none;

  small {
    display: block;
    color: ${colour.muted};
    font-size: inherit;
  }

  svg:last-child:dir(rtl) {
    scale: -1 1;
  }

  &:hover [data-part="title"] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`

/** Leads to the camera that compares a garment with her colours. */
export function SuitsLink() {
  return (
    <Link href="/wardrobe/suits" asChild>
      <Root href="/wardrobe/suits">
        <CameraIcon aria-hidden="true" />
        <span>
          <span data-part="title">{t("Does this suit me?")}</span>{" "}
          <small>{t("Point the camera at a garment.")}</small>
        </span>
        <ForwardIcon aria-hidden="true" />
      </Root>
    </Link>
  )
}
