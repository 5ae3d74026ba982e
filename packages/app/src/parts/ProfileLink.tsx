import { colour, PersonIcon, radius, target } from "@stylin/ui"
import { styled } from "styled-components"
import { Link } from "wouter"
import { t } from "../words/t.ts"

const Root = styled(Link)`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border-radius: ${radius.full};
  background: ${colour.accentSoft};
  color: ${colour.ink};

  svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.5;
  }
`

/** Leads to her profile, from the corner of the main screens. */
export function ProfileLink() {
  return (
    <Root href="/profile" aria-label={t("Your profile")}>
      <PersonIcon aria-hidden="true" />
    </Root>
  )
}
