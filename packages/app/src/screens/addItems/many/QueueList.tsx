import { Button, ProgressBar, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Quiet } from "../../../parts/Page.tsx"
import { clearAnswered, queue, releaseHeld } from "../../../state/adding/photoQueue.ts"
import { tally } from "../../../state/adding/queuePlan.ts"
import { sendQueue } from "../../../state/adding/queueSending.ts"
import { t, tn } from "../../../words/t.ts"
import { QueueRow } from "./QueueRow.tsx"

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[12]};
  margin-block-start: ${space[24]};

  > ul,
  > [role="progressbar"] {
    width: 100%;
  }

  /* Rows out of sight cost nothing. */
  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 61px;
  }
`

/** The photos of the queue, each with its state. */
export function QueueList() {
  const { photos, pause, isKept } = useSnapshot(queue)
  const counts = tally(photos)
  const held = photos.filter(({ isHeld }) => isHeld).length
  return (
    <Root>
      <ProgressBar label={t("Photos read")} value={counts.over} max={counts.all} />
      <p role="status">{wordsOf(counts)}</p>
      {pause !== null && <Quiet role="status">{pause}</Quiet>}
      {!isKept && (
        <Quiet>
          {t("This browser forgets them when you reload, so please leave this page open.")}
        </Quiet>
      )}
      {held > 0 && (
        <Button onClick={() => void releaseHeld().then(() => sendQueue())}>
          {tn(held, "Send the shared photo", "Send {count} shared photos")}
        </Button>
      )}
      <ul aria-label={t("Photos in the queue")}>
        {queue.photos.map((photo) => (
          <li key={photo.id}>
            <QueueRow photo={photo} />
          </li>
        ))}
      </ul>
      {counts.over > 0 && (
        <Button variant="quiet" onClick={() => void clearAnswered()}>
          {t("Clear what is done")}
        </Button>
      )}
    </Root>
  )
}

function wordsOf({ over, all, found, failed }: ReturnType<typeof tally>): string {
  const parts = [
    t("{over} of {all} read", { over, all }),
    found > 0 && tn(found, "{count} piece found", "{count} pieces found"),
    failed > 0 && t("{failed} did not work", { failed }),
  ]
  return `${parts.filter((part) => part !== false).join(", ")}.`
}
