import { Button, colour, ProgressBar, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../lib/useSubmit.ts"
import { dropPending, pending } from "../state/pending/pending.ts"
import { t, tIfKnown, tn } from "../words/t.ts"
import { FormError } from "./FormError.tsx"
import { Quiet } from "./Page.tsx"

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-block-end: ${space[24]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    padding-block: ${space[8]};
    border-block: 1px solid ${colour.line};
  }

  &:empty {
    display: none;
  }
`

/** The state of her photos: those still being read, and those in which nothing was found. */
export function PhotoNews() {
  const { items } = useSnapshot(pending)
  const { isBusy, error, send } = useSubmit()
  const waiting = items.filter((item) => item.state === "waiting")
  const failed = items.filter((item) => item.state === "failed")
  return (
    <Root role="status">
      {waiting.length > 0 && (
        <>
          <p>
            {tn(
              waiting.length,
              "A photo of yours is being read. You will see here what was found.",
              "{count} photos of yours are being read. You will see here what was found.",
            )}
          </p>
          {problemsOf(waiting).map((problem) => (
            <Quiet key={problem}>{problem}</Quiet>
          ))}
          <ProgressBar
            label={t("Photos read")}
            value={items.length - waiting.length}
            max={items.length}
          />
        </>
      )}
      {failed.length > 0 && (
        <div>
          <div>
            <p>
              {tn(
                failed.length,
                "Nothing was found in one photo.",
                "Nothing was found in {count} photos.",
              )}
            </p>
            {problemsOf(failed).map((problem) => (
              <Quiet key={problem}>{problem}</Quiet>
            ))}
          </div>
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => void send(() => dropPending(failed.map((item) => item.item_id)))}
          >
            {t("Dismiss")}
          </Button>
        </div>
      )}
      {error !== null && <FormError>{error}</FormError>}
    </Root>
  )
}

/** Why nothing was found, or not yet; each reason once. */
function problemsOf(items: readonly { readonly problem?: string | undefined }[]): string[] {
  return [...new Set(items.flatMap(({ problem }) => (problem ? tIfKnown(problem) : [])))]
}
