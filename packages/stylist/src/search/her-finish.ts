import { areBetterApart } from "../grammar/better-apart.ts"
import { misfitOf } from "../grammar/coats.ts"
import { isOutOfPlace } from "../grammar/practical.ts"
import { pieceRule } from "../grammar/rules.ts"
import { SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, mayBeShown } from "./candidates.ts"
import { FINISHES, type Finishes, isBag, isCoat, isHeadscarf, isScarf } from "./finishes.ts"
import { aptBag, isTooMuchBag, lostBag, matchingBag } from "./her-bags.ts"
import { isUnderdressed, staysAtHome } from "./her-coats.ts"
import { withBestOf } from "./her-headscarf.ts"
import { isMisplaced } from "./misplaced.ts"
import { OFTEN, SHOWN_TOGETHER, timesDaily } from "./spread.ts"
import { timesShown } from "./times-shown.ts"

/** She who has no more bags carries one twice among looks shown together. */
const FEW = 2
const BAG = SLOTS.indexOf("bag")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const LEGWEAR = SLOTS.indexOf("legwear")
const BODICES: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const OPEN_NECKS: readonly string[] = ["v", "scoop", "square", "sweetheart", "cowl"]

/**
 * Looks in the order shown, finished with what she owns: the headscarf that suits it best, a layer, a coat, a scarf, tights or socks, a jewel, a bag, in turn where
 * she has several. None comes more often among the first looks than other pieces, but for hose, and for bags and coats where looks are of what she owns. Her bags and scarves, and coats that looks can do without,
 * are given out from the first look on, wherever the search had put them.
 * @param asked the ids of what every look is to have
 * @param lately how often pieces were in looks of the last days
 * @param areHers whether looks are to be made of what she owns
 */
export function withHerFinish(
  looks: readonly FoundLook[],
  wardrobe: readonly Piece[],
  asked: ReadonlySet<string>,
  lately: ReadonlyMap<string, number>,
  areHers = false,
): readonly FoundLook[] {
  const most = (piece: Piece) => {
    if (piece.slot === LEGWEAR) return Number.POSITIVE_INFINITY
    return piece.slot === BAG || piece.slot === COAT ? timesDaily(areHers) : OFTEN.times
  }
  return FINISHES.reduce(
    (finished: readonly FoundLook[], finishes) =>
      finishedWith(finishes, gathered(finishes, finished, asked), wardrobe, lately, most),
    looks,
  )
}

/** What is given out where it is wanted most, wherever the search had put it. */
const GIVEN_OUT: ReadonlySet<Finishes> = new Set([isCoat, isBag, isScarf])

/** The looks without what finishes them, to be given out again, if they can be shown without it. */
function gathered(
  finishes: Finishes,
  looks: readonly FoundLook[],
  asked: ReadonlySet<string>,
): readonly FoundLook[] {
  if (!GIVEN_OUT.has(finishes)) return looks
  return looks.map((look) => {
    const { pieces, brief } = look
    const finish = pieces.find(
      (piece) =>
        piece.owned &&
        !asked.has(piece.id) &&
        finishes(piece, { ...look, pieces: without(piece, pieces) }),
    )
    const plain = finish && without(finish, pieces)
    if (!(plain && mayBeShown(plain, brief))) return look
    return { ...look, pieces: plain, score: scoreOf(plain, brief) }
  })
}

function without(piece: Piece, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((one) => one !== piece)
}

function finishedWith(
  finishes: Finishes,
  looks: readonly FoundLook[],
  wardrobe: readonly Piece[],
  lately: ReadonlyMap<string, number>,
  most: (piece: Piece) => number,
): FoundLook[] {
  const shown = [...looks]
  for (const [at, look] of inTurns(finishes, looks)) {
    const fitting = wardrobe.filter(
      (piece) =>
        finishes(piece, look) &&
        !isOutOfPlace(piece, look.brief) &&
        !(piece.slot === LAYER && isMisplaced(piece, look)) &&
        !look.pieces.some((one) => areBetterApart(piece, one)) &&
        !staysAtHome(piece, wardrobe, look.brief) &&
        !isTooMuchBag(piece, wardrobe, look),
    )
    if (fitting.length === 0) continue
    const first = at - (at % SHOWN_TOGETHER)
    const beside = fitting.length > FEW ? idsOf(shown.slice(first, first + SHOWN_TOGETHER)) : []
    const near = timesShown(shown.slice(Math.max(0, at - OFTEN.looks + 1), at + OFTEN.looks))
    const times = ({ id }: Piece) => near.get(id) ?? 0
    const seen = (piece: Piece) => times(piece) + (lately.get(piece.id) ?? 0)
    if (finishes === isHeadscarf) {
      shown[at] = withBestOf(fitting, look, seen)
      continue
    }
    const fresh = fitting.filter(
      (piece) =>
        times(piece) < most(piece) && (piece.slot === LEGWEAR || !beside.includes(piece.id)),
    )
    const isApt = aptBag(look.brief)
    const isLost = lostBag(look)
    const isMatch = matchingBag(look)
    const misfit = (one: Piece) => (one.slot === COAT ? misfitOf(one, look.pieces, look.brief) : 0)
    shown[at] = withOneOf(
      fresh.toSorted(
        (a, b) =>
          isApt(b) - isApt(a) ||
          Number(isLost(a)) - Number(isLost(b)) ||
          Number(isMatch(b)) - Number(isMatch(a)) ||
          misfit(a) - misfit(b) ||
          seen(a) - seen(b),
      ),
      look,
    )
  }
  return shown
}

/**
 * The looks in the order in which they are finished: of bags, evenings need the small ones, and come first; of coats, what a
 * jacket is too little for; of scarves, open necks.
 */
function inTurns(
  finishes: Finishes,
  looks: readonly FoundLook[],
): readonly (readonly [at: number, look: FoundLook])[] {
  const entries = [...looks.entries()]
  if (!GIVEN_OUT.has(finishes)) return entries
  const isFirst = ([, look]: (typeof entries)[number]) => {
    if (finishes === isScarf) return look.pieces.some(baresNeck)
    return finishes === isCoat ? isUnderdressed(look) : look.brief.occasion === "dating"
  }
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))]
}

/** Whether its neckline leaves the throat open. */
function baresNeck(piece: Piece): boolean {
  return BODICES.has(piece.slot) && OPEN_NECKS.includes(cutOf(piece).neckline ?? "")
}

function idsOf(looks: readonly FoundLook[]): string[] {
  return looks.flatMap(({ pieces }) => pieces.map(({ id }) => id))
}

/** The look with the first of some pieces that breaks no rule beside the others. */
function withOneOf(own: readonly Piece[], look: FoundLook): FoundLook {
  const { pieces, brief } = look
  for (const piece of own) {
    if (pieceRule(piece, brief)) continue
    const finished = inOrder([...pieces, piece])
    if (mayBeShown(finished, brief)) {
      return { ...look, pieces: finished, score: scoreOf(finished, brief) }
    }
  }
  return look
}
