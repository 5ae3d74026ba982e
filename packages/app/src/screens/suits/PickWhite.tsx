import { t } from "../../words/t.ts"
import { WHITE_SPOT } from "./lookAt.ts"
import { PickSpot } from "./PickSpot.tsx"
import type { White } from "./useWhite.ts"

/** Covers the picture while she points at something white in it. */
export function PickWhite({ white }: { white: White }) {
  if (white.step.kind !== "picking") return null
  return (
    <PickSpot
      takesFocus
      isRound
      label={t("Something white or grey: arrow keys move the mark, Enter chooses")}
      spot={white.step.spot}
      share={WHITE_SPOT}
      onMove={white.move}
      onPick={white.pick}
      onCancel={white.forget}
    />
  )
}
