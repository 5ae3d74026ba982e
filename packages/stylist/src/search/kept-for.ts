import type { Kind } from "@stylin/garments/vocabulary"
import { kindCode } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { FoundLook } from "./candidates.ts"

const DRESSES: ReadonlySet<number> = new Set(
  (
    [
      "day_dress",
      "wrap_dress",
      "slip_dress",
      "mini_dress",
      "maxi_dress",
      "evening_dress",
    ] as const satisfies readonly Kind[]
  ).map(kindCode),
)
/**
 * What a look with a dress of hers gains on a date, and loses elsewhere: more than the season's turn can give
 * it there, less than would bring one dress to every date.
 */
const KEPT = { gain: 1.5, loss: 8 } as const

/**
 * The looks of each occasion, where she has dates among others: her dresses come first on the dates, and elsewhere
 * after what else she can wear.
 */
export function keptForDates(looks: readonly (readonly FoundLook[])[]): FoundLook[][] {
  const hasDates = looks.some(([first]) => first && isDate(first))
  const hasOthers = looks.some(([first]) => first && !isDate(first))
  if (!(hasDates && hasOthers)) return looks.map((group) => [...group])
  return looks.map((group) => group.map(moved))
}

function moved(look: FoundLook): FoundLook {
  if (!look.pieces.some(isHerDress)) return look
  const by = isDate(look) ? KEPT.gain : -KEPT.loss
  return { ...look, turn: (look.turn ?? 0) + by }
}

const isDate = ({ brief }: FoundLook) => brief.occasion === "dating"
const isHerDress = ({ kind, owned }: Piece) => owned && DRESSES.has(kind)
