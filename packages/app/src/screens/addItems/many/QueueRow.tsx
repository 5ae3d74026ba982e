import { Button, colour, Picture, space, textSize, VisuallyHidden } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useBlobAddress } from "../../../lib/useBlobAddress.ts"
import { cancelQueued, type QueuedPhoto, retryQueued } from "../../../state/adding/photoQueue.ts"
import { isAnswered } from "../../../state/adding/queuePlan.ts"
import { sendQueue } from "../../../state/adding/queueSending.ts"
import { rich } from "../../../words/rich.tsx"
import { t } from "../../../words/t.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  min-height: 60px;
  padding-block: ${space[8]};
  border-block-start: 1px solid ${colour.line};
  font-size: ${textSize[14]};

  > span:first-child {
    width: 36px;
  }

  [data-part="name"] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part="state"] {
    color: ${colour.muted};
  }

  [data-part="state"][data-kind="failed"] {
    color: ${colour.red};
  }
`

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

interface Props {
  /** The photo's own proxy, so that a change rerenders only this one. */
  readonly photo: QueuedPhoto
}

/** A photo of the queue and its state. */
export function QueueRow({ photo }: Props) {
  const { id, name, blob, isPrepared, doing, outcome } = useSnapshot(photo)
  // Only what is compressed is shown: a hundred originals would fill a phone.
  const address = useBlobAddress(isPrepared ? blob : null)
  return (
    <Root>
      <Picture src={address} alt="" ratio="square" />
      <span>
        <span data-part="name">{name}</span>
        <span data-part="state" data-kind={outcome.kind}>
          {stateWords(photo)}
        </span>
      </span>
      <span>
        {outcome.kind === "failed" && !outcome.final && (
          <Button variant="quiet" onClick={() => void retryQueued(id).then(() => sendQueue())}>
            {rich(t("Try again<hidden> with {name}</hidden>", { name }), { hidden })}
          </Button>
        )}
        {doing === null && !isAnswered(photo) && (
          <Button variant="quiet" onClick={() => void cancelQueued(id)}>
            {outcome.kind === "failed" ? t("Remove") : t("Cancel")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </span>
    </Root>
  )
}

function stateWords({ doing, outcome, isHeld }: Pick<QueuedPhoto, "doing" | "outcome" | "isHeld">) {
  if (doing === "preparing") return t("Making it smaller")
  if (doing === "sending") return t("Sending")
  if (doing === "reading") return t("Being read")
  if (outcome.kind === "found") return t("Found {count}", { count: outcome.count })
  if (outcome.kind === "later") return t("Still being read; it will be in your review")
  if (outcome.kind === "nothing") return t("Nothing here")
  if (outcome.kind === "failed") return outcome.reason
  return isHeld ? t("Shared; waits for you") : t("Waiting")
}
