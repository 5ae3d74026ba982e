import { pieceRule } from "../grammar/rules.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, mayBeShown } from "./candidates.ts"
import { OFTEN, SHOWN_TOGETHER } from "./spread.ts"

/** She who has no more bags carries one twice among looks shown together. */
const FEW = 2
const BAG = SLOTS.indexOf("bag")

/**
 * Looks in the order shown, those without a bag with one of hers that goes with them, in turn. A bag
 * comes no more often among the first looks than other pieces.
 * @param lately how often pieces were in looks of the last days
 */
export function withHerBags(
  looks: readonly FoundLook[],
  wardrobe: readonly Piece[],
  lately: ReadonlyMap<string, number>,
): FoundLook[] {
  const bags = wardrobe.filter(({ slot }) => slot === BAG)
  if (bags.length === 0) return [...looks]
  const shown = [...looks]
  for (const [at, look] of looks.entries()) {
    const first = at - (at % SHOWN_TOGETHER)
    const beside = bags.length > FEW ? idsOf(shown.slice(first, first + SHOWN_TOGETHER)) : []
    const near = shown.slice(Math.max(0, at - OFTEN.looks + 1), at + OFTEN.looks)
    const ids = idsOf(near)
    const times = ({ id }: Piece) => ids.filter((one) => one === id).length
    const seen = (bag: Piece) => times(bag) + (lately.get(bag.id) ?? 0)
    const fresh = bags.filter((bag) => times(bag) < OFTEN.times && !beside.includes(bag.id))
    shown[at] = withBag(
      look,
      fresh.toSorted((a, b) => seen(a) - seen(b)),
    )
  }
  return shown
}

function idsOf(looks: readonly FoundLook[]): string[] {
  return looks.flatMap(({ pieces }) => pieces.map(({ id }) => id))
}

function withBag(look: FoundLook, bags: readonly Piece[]): FoundLook {
  const { pieces, brief } = look
  if (pieces.some(({ slot }) => slot === BAG)) return look
  for (const bag of bags) {
    if (pieceRule(bag, brief)) continue
    const carried = inOrder([...pieces, bag])
    if (mayBeShown(carried, brief)) {
      return { ...look, pieces: carried, score: scoreOf(carried, brief) }
    }
  }
  return look
}
