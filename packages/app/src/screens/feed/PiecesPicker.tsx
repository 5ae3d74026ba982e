import type { FeedPieces } from "@stylin/api/contract"
import { ChoiceChips, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { choosePieces, feed, shownLooks } from "../../state/feed/feed.ts"
import { nearestIn, piecesOf } from "../../state/feed/picks.ts"
import { pieces } from "../../state/feed/pieces.ts"
import { t } from "../../words/t.ts"

const OPTIONS: readonly { value: FeedPieces; label: string }[] = [
  { value: "mine", label: t("Only mine") },
  { value: "one_new", label: t("Mine plus one") },
  { value: "ideas", label: t("New ideas") },
]

const HINTS = {
  none: undefined,
  some: t("Your clothes make no more looks like this; these are the nearest."),
  all: t("Your clothes make no look like this yet; these are the nearest."),
}

const Root = styled(ChoiceChips<FeedPieces>)`
  margin-block-end: ${space[24]};

  /* All three are in one row of a phone. */
  label {
    padding-inline: ${space[12]};
  }
`

/** Chooses what the looks are made of. */
export default function PiecesPicker() {
  const { looks, status } = useSnapshot(feed)
  const { chosen } = useSnapshot(pieces)
  const value = chosen ?? piecesOf(looks)
  const nearest = status.kind === "ready" ? nearestIn(shownLooks(looks), value) : "none"
  return (
    <Root
      legend={t("What your looks are made of")}
      legendHidden
      options={OPTIONS}
      value={[value]}
      hint={HINTS[nearest]}
      onChange={({ value: [choice] }) => {
        if (!choice) return
        track("Pieces Chosen", { pieces: choice })
        void choosePieces(choice)
      }}
    />
  )
}
