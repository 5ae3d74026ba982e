import type { Brief } from "../grammar/brief.ts"
import { isJacketEnough, misfitOf } from "../grammar/coats.ts"
import { isForRain, isForTheHills } from "../grammar/rain.ts"
import { pieceRule } from "../grammar/rules.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import { scoreOf } from "../score/score.ts"
import { COLD_MORNING } from "../weather/mornings.ts"
import { type FoundLook, inOrder, mayBeShown } from "./candidates.ts"
import { OFTEN, timesDaily } from "./spread.ts"
import { timesShown } from "./times-shown.ts"

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const isJacket = ({ slot, wear }: Piece) => slot === LAYER && (wear & WEAR.jacket) !== 0
/** What a look may lose by a coat that is better for the day. */
const BEARABLE = 1.25

/**
 * Looks in the order shown, in the best of her coats, or jackets where one is enough: lighter ones as it gets milder, a coat in
 * place of a jacket over thin clothes after a cold morning, dressier ones for a dinner. None comes more often among the
 * first looks than other pieces, or than bags where looks are made of what she owns.
 * @param areHers whether they are
 */
export function withHerCoats(
  looks: readonly FoundLook[],
  wardrobe: readonly Piece[],
  areHers = false,
): readonly FoundLook[] {
  const shown = [...looks]
  const outer = wardrobe.filter((piece) => piece.slot === COAT || isJacket(piece))
  for (const [at, look] of shown.entries()) {
    const over = outermostOf(look)
    if (!over?.owned || look.brief.asked.has(over.id)) continue
    const misfit = misfitOf(over, look.pieces, look.brief)
    if (misfit === 0) continue
    const times = timesShown(shown.slice(Math.max(0, at - OFTEN.looks + 1), at + OFTEN.looks))
    const isFresh = ({ id }: Piece) => (times.get(id) ?? 0) < timesDaily(areHers)
    const fitting = outer.filter(
      (coat) =>
        isFresh(coat) && !pieceRule(coat, look.brief) && !isForTheHills(coat, [over], look.brief),
    )
    const [best] = otherwise(look.pieces, over, fitting)
      .map((one) => ({ ...one, misfit: misfitOf(one.over, one.pieces, look.brief) }))
      .filter((one) => one.misfit < misfit && mayBeShown(one.pieces, look.brief))
      .map((one) => ({ ...one, score: scoreOf(one.pieces, look.brief) }))
      .filter(({ score }) => score >= look.score - BEARABLE)
      .sort((a, b) => a.misfit - b.misfit || b.score - a.score)
    if (best) shown[at] = { ...look, pieces: inOrder(best.pieces), score: best.score }
  }
  return shown
}

/** A look with something else outermost. */
interface Otherwise {
  readonly over: Piece
  readonly pieces: readonly Piece[]
}

/** What may be outermost instead: another coat, over a jacket too; instead of a coat, a jacket, and no layer beneath it. */
function otherwise(look: readonly Piece[], over: Piece, fitting: readonly Piece[]): Otherwise[] {
  const rest = look.filter((piece) => piece !== over)
  const coats = fitting.filter(({ slot }) => slot === COAT)
  const instead = coats.map((coat) => ({ over: coat, pieces: [...rest, coat] }))
  if (over.slot !== COAT) {
    return [...instead, ...coats.map((coat) => ({ over: coat, pieces: [...look, coat] }))]
  }
  const beneath = rest.filter(isJacket).map((jacket) => ({ over: jacket, pieces: rest }))
  const bodice = rest.filter(({ slot }) => slot !== LAYER)
  const jackets = fitting.filter(isJacket)
  return [
    ...instead,
    ...beneath,
    ...jackets.map((jacket) => ({ over: jacket, pieces: [...bodice, jacket] })),
  ]
}

/** The coat of a look, or the jacket that goes out as one after a cold morning. */
function outermostOf({ pieces, brief: { need, occasion } }: FoundLook): Piece | undefined {
  const coat = pieces.find(({ slot }) => slot === COAT)
  if (coat || !need || need.day.low > COLD_MORNING.below || occasion === "outdoors") return coat
  return pieces.find(isJacket)
}

/** Whether it is a coat, and she owns a better one for such a day. */
export function staysAtHome(coat: Piece, wardrobe: readonly Piece[], brief: Brief): boolean {
  if (coat.slot !== COAT) return false
  const fitting = wardrobe.filter((one) => !pieceRule(one, brief))
  return isForRain(coat, fitting, brief) || isForTheHills(coat, fitting, brief)
}

/** Whether a jacket is all that goes over thin clothes after a cold morning. */
export function isUnderdressed(look: FoundLook): boolean {
  const over = outermostOf(look)
  const { need } = look.brief
  if (!over || !need || over.slot === COAT) return false
  return !isJacketEnough(look.pieces, need)
}
