import { Spinner } from "@stylin/ui"
import { styled } from "styled-components"

const Root = styled.div`
  display: grid;
  place-content: center;
  min-height: 70dvh;
`

/** What stands in for a screen while its code is on the way. */
export function ScreenPlaceholder() {
  return (
    <Root role="status" aria-label="Loading">
      <Spinner />
    </Root>
  )
}
