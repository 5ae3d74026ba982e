import type { Look } from "@stylin/api/contract"
import { Button, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { retryChange } from "../state/looks/changes.ts"
import { t } from "../words/t.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  font-size: ${textSize[14]};
`

/** Says that a look does not wear yet what she chose, and tries again. */
export function ChangeFailed({ look, message }: { look: Look; message: string }) {
  return (
    <Root>
      <p role="alert">{t("The look could not be changed. {why}", { why: message })}</p>
      <Button variant="quiet" onClick={() => void retryChange(look)}>
        {t("Try again")}
      </Button>
    </Root>
  )
}
