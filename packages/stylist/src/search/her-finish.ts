import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { areBetterApart } from "../grammar/better-apart.ts"
import { misfitOf } from "../grammar/coats.ts"
import { coversHerHead } from "../grammar/coverage.ts"
import { coversInstep } from "../grammar/hose.ts"
import { lovesColour } from "../grammar/one-note.ts"
import { isOutOfPlace } from "../grammar/practical.ts"
import { pieceRule } from "../grammar/rules.ts"
import { FROST } from "../grammar/season.ts"
import { areOfSuits, isSuitPair } from "../grammar/suits.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import { COOL_MORNING, warmsUp } from "../weather/mornings.ts"
import { type FoundLook, inOrder, mayBeShown } from "./candidates.ts"
import { aptBag, isTooMuchBag, lostBag, matchingBag } from "./her-bags.ts"
import { isUnderdressed, staysAtHome } from "./her-coats.ts"
import { withBestOf } from "./her-headscarf.ts"
import { isMisplaced } from "./misplaced.ts"
import { OUTDOORS } from "./pools.ts"
import { OFTEN, SHOWN_TOGETHER, timesDaily } from "./spread.ts"
import { timesShown } from "./times-shown.ts"

/** She who has no more bags carries one twice among looks shown together. */
const FEW = 2
const BAG = SLOTS.indexOf("bag")
const HEAD = SLOTS.indexOf("head")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const DRESS = SLOTS.indexOf("dress")
const LEGWEAR = SLOTS.indexOf("legwear")
const SCARF = kindCode("scarf")
const BODICES: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const OPEN_NECKS: readonly string[] = ["v", "scoop", "square", "sweetheart", "cowl"]
const JEWELS = kindCodes("earrings", "necklace")
const EARRINGS = kindCode("earrings")
const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
/** Below how many °C outdoors a coat goes out in the evening. */
const COATED = 15
/** Below how many °C by day, after a morning below so many, she takes her coat. */
const CHILLY = { day: 12, morning: 8 } as const
/** The same for a thin coat. */
const COOL = { day: 15, morning: 10 } as const
const THIN_COATS = kindCodes("trench_coat", "raincoat")
/** From how many °C outdoors on she goes out in the evening without a layer. */
const WARM_EVENING = 21
const CLUTCH = kindCode("clutch")
/** From how many °C outdoors on no layer is added for its colour. */
const MILD = 18

/** Whether something finishes a look. */
type Finishes = (piece: Piece, look: FoundLook) => boolean

/** A bag; one without a strap, only in the evening. */
const isBag: Finishes = ({ slot, kind }, { pieces, brief: { occasion } }) =>
  slot === BAG &&
  (kind !== CLUTCH || occasion === "dating") &&
  !pieces.some((one) => one.slot === BAG)

/**
 * Her coat on an evening out, which is colder and later than it looks from the window, and on a cold morning; a thin one
 * on a cool morning, too.
 */
const isCoat: Finishes = ({ slot, kind }, { pieces, brief: { occasion, need } }) => {
  if (slot !== COAT || !need) return false
  if (pieces.some((one) => one.slot === COAT || OUTDOORS.has(one.kind))) return false
  if (occasion === "dating") return need.outdoors < COATED
  const { day, morning } = THIN_COATS.has(kind) ? COOL : CHILLY
  return need.outdoors < day && need.day.low < morning
}

/** Something to put on when a mild evening cools. */
const isWrap: Finishes = ({ slot }, { pieces, brief: { occasion, need } }) =>
  slot === LAYER &&
  occasion === "dating" &&
  need !== undefined &&
  need.outdoors < WARM_EVENING &&
  !pieces.some((one) => one.slot === LAYER || one.slot === COAT)

/** A layer for a cool morning before a warm afternoon. */
const isForMorning: Finishes = ({ slot, wear }, { pieces, brief: { need } }) =>
  slot === LAYER &&
  (wear & WEAR.layerSleeves) !== 0 &&
  warmsUp(need, COOL_MORNING) &&
  !pieces.some((one) => one.slot === LAYER || one.slot === COAT)

/** A scarf with a coat on a frosty morning. */
const isScarf: Finishes = ({ kind }, { pieces, brief: { need } }) =>
  kind === SCARF &&
  need !== undefined &&
  need.day.low < FROST &&
  pieces.some(({ slot }) => slot === COAT)

/** What covers her head, in every look. */
const isHeadscarf: Finishes = (piece, { pieces, brief: { person } }) =>
  coversHerHead(piece, person.coverage) && !pieces.some(({ slot }) => slot === HEAD)

/** Her jewel on an evening out; by day her earrings, unless she is on her feet at work or covers her head. */
const isJewel: Finishes = ({ kind }, { pieces, brief: { occasion, setting } }) => {
  if (occasion === "dating") return JEWELS.has(kind)
  if (kind !== EARRINGS || pieces.some(({ slot }) => slot === HEAD)) return false
  return occasion === "outings" || (occasion === "work" && setting !== "practical_work")
}

/** Tights or socks where shoes leave the foot bare in the cold: nobody minds the same ones again. */
const isHose: Finishes = (piece, { pieces, brief }) =>
  coversInstep(piece, pieces, brief) && !pieces.some(({ slot }) => slot === LEGWEAR)

/** Whether sleeves cover the arms of her who covers her head, and has not said how much else: short ones do not. */
function coversArms({ slot, wear }: Piece, { pieces, brief: { person } }: FoundLook): boolean {
  if (slot !== LAYER || (wear & WEAR.layerSleeves) === 0 || !person.coverage.head) return false
  return !pieces.some((one) => one.slot === LAYER || (one.wear & WEAR.bodySleeves) !== 0)
}

/**
 * A layer that makes a suit at work, if it is one or she wears or loves suits, that covers the arms of her who covers her
 * head, that makes the look better for somebody who loves layers, or is the only colour for somebody who loves colour.
 */
const isLayer: Finishes = (piece, look) => {
  const { pieces, brief } = look
  if (coversArms(piece, look)) return true
  if (piece.slot !== LAYER) return false
  if (pieces.some(({ slot }) => slot === LAYER || slot === DRESS)) return false
  const { occasion, setting, need, person } = brief
  if (occasion === "work" && setting !== "everyday_work") {
    const wearsSuits = setting === "tailored_work" || hasBit(person.loves, SUITS)
    const isPair = (one: Piece) => isSuitPair(piece, one) && (wearsSuits || areOfSuits(piece, one))
    if (pieces.some(isPair)) return true
  }
  if (!need || need.outdoors >= MILD) return false
  if (hasBit(person.loves, LAYERING)) {
    return scoreOf(inOrder([...pieces, piece]), brief) >= look.score
  }
  if (accentsOf(piece).length === 0) return false
  if (!lovesColour(person)) return false
  return pieces.filter(isClothing).every((one) => accentsOf(one).length === 0)
}

/**
 * Looks in the order shown, finished with what she owns: the headscarf that suits it best, a layer, a coat, a scarf, tights or socks, a jewel, a bag, in turn where
 * she has several. None comes more often among the first looks than other pieces, but for hose, and for bags and coats where looks are of what she owns. Her bags, and coats that looks can do without,
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
  return [
    isHeadscarf,
    isLayer,
    isCoat,
    isWrap,
    isForMorning,
    isScarf,
    isHose,
    isJewel,
    isBag,
  ].reduce(
    (finished: readonly FoundLook[], finishes) =>
      finishedWith(finishes, gathered(finishes, finished, asked), wardrobe, lately, most),
    looks,
  )
}

/** The looks without what finishes them, to be given out again, if they can be shown without it. */
function gathered(
  finishes: Finishes,
  looks: readonly FoundLook[],
  asked: ReadonlySet<string>,
): readonly FoundLook[] {
  if (finishes !== isCoat && finishes !== isBag) return looks
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
  if (finishes !== isBag && finishes !== isCoat && finishes !== isScarf) return entries
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
