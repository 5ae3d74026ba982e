import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { FROST } from "../grammar/season.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { warmthOf } from "../weather/warmth.ts"

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const SCARF = kindCode("scarf")
const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const isWoolScarf = ({ kind, wear }: Piece) => kind === SCARF && (wear & WEAR.woolly) !== 0

/**
 * A look for a milder day without what makes it a step too warm: the woollen scarf, then what is between top and
 * coat, unless she loves layers. Unchanged if it is nearer to right than to hot, or in frost.
 * @param mayBeShown whether a whole look breaks no rule
 */
export function lightened(
  pieces: readonly Piece[],
  { need, person, asked }: Brief,
  mayBeShown: (pieces: readonly Piece[]) => boolean,
): readonly Piece[] {
  if (!need || need.outdoors < FROST) return pieces
  const hasCoat = pieces.some(({ slot }) => slot === COAT)
  const isSpare = (piece: Piece) =>
    !asked.has(piece.id) &&
    (isWoolScarf(piece) || (hasCoat && piece.slot === LAYER && !hasBit(person.loves, LAYERING)))
  let look = pieces
  // Later places first: the scarf comes off before the layer.
  for (const piece of pieces.filter(isSpare).toSorted((a, b) => b.slot - a.slot)) {
    if (warmthOf(look) <= (need.aim + need.most) / 2) break
    const rest = look.filter((one) => one !== piece)
    const isNearer = Math.abs(warmthOf(rest) - need.aim) < Math.abs(warmthOf(look) - need.aim)
    if (isNearer && mayBeShown(rest)) look = rest
  }
  return look
}
