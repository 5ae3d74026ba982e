import { colour, radius, space } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../words/t.ts"

const Root = styled.a`
  position: fixed;
  z-index: 40;
  inset: ${space[8]} auto auto ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.small};
  background: ${colour.raised};
  color: ${colour.ink};

  &:not(:focus) {
    translate: 0 -200%;
  }
`

/** Lets keyboard users skip the navigation bar. */
export function SkipLink() {
  return (
    <Root
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        const heading = document.querySelector<HTMLElement>("#content h1")
        heading?.setAttribute("tabindex", "-1")
        heading?.focus()
      }}
    >
      {t("Skip to content")}
    </Root>
  )
}
