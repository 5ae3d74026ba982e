import { Spinner } from "@stylin/ui"
import { styled } from "styled-components"
import { t } from "../words/t.ts"

const Root = styled.div`
  display: grid;
  place-content: center;
  min-height: 70dvh;
`

/** Shown in place of a screen while its code loads. */
export function ScreenPlaceholder() {
  return (
    <Root role="status" aria-label={t("Loading")}>
      <Spinner />
    </Root>
  )
}
