import { Button, colour, layer, radius, shadow, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { t } from "../words/t.ts"
import { putUpdateOff, takeUpdate, update } from "./update.ts"

const Root = styled.div`
  position: fixed;
  z-index: ${layer.snackbar};
  inset: auto ${space[12]} calc(env(safe-area-inset-bottom) + 5rem);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${space[12]} ${space[12]} ${space[12]} ${space[20]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.raised};
  box-shadow: ${shadow.float};

  &:empty {
    display: none;
  }

  [data-part="answers"] {
    display: flex;
    gap: ${space[8]};
  }
`

/** Says that a newer version of the app is available, and lets her choose when to switch. */
export function UpdatePrompt() {
  const { isReady, isPutOff } = useSnapshot(update)
  return (
    <Root role="status">
      {isReady && !isPutOff ? (
        <>
          <p>{t("A new version is ready")}</p>
          <div data-part="answers">
            <Button variant="quiet" onClick={putUpdateOff}>
              {t("Later")}
            </Button>
            <Button variant="secondary" onClick={takeUpdate}>
              {t("Reload")}
            </Button>
          </div>
        </>
      ) : null}
    </Root>
  )
}
