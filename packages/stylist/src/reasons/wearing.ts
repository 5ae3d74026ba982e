import { type Leg, type Styling, wholeCut } from "@stylin/garments/vocabulary"
import { isSquare } from "../grammar/neck.ts"
import { isRound } from "../grammar/shape.ts"
import type { Person } from "../person/person.ts"
import { kindCode, kindCodes, type Place, SLOTS } from "../pieces/codes.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { JEWELS } from "../score/places.ts"
import { COLD_MORNING, COOL_MORNING, warmsUp } from "../weather/mornings.ts"
import type { Need } from "../weather/need.ts"
import { degreesOf, isMild, isMildAllDay } from "./degrees.ts"
import { type Facts, factOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { worstBeside } from "./say-together.ts"
import type { WearingCase } from "./skeletons/how-to-wear.ts"
import { hangsOver, isPushed, STANDS, sleevedOf, stylingOf } from "./styling.ts"
import type { MakeTip, Tip } from "./tip.ts"
import { isSwinging } from "./together.ts"
import { glimpsesOf, isClosed, visibleOf } from "./visible.ts"
import { ofBag, ofExtra } from "./wearing-extras.ts"
import { called, calledShort } from "./words.ts"

const JACKETS = kindCodes(
  "blazer",
  "cardigan",
  "denim_jacket",
  "overshirt",
  "bomber",
  "leather_jacket",
  "tweed_jacket",
)
const CARDIGAN = kindCode("cardigan")
const BUTTONED = kindCodes("blazer", "cardigan", "denim_jacket", "overshirt", "tweed_jacket")
/** What cannot be closed, and what nobody leaves open. */
const NOT_TOLD_OPEN = /\b(?:open[- ]front|waterfall|edge[- ]to[- ]edge|double[- ]breasted)\b/i
const ZIPPED = /\bzip/i
const LOOSE = kindCodes("shirt", "blouse")
const ENOUGH = kindCodes(
  "jumper",
  "cardigan",
  "sweatshirt",
  "hoodie",
  "fleece",
  "blazer",
  "tweed_jacket",
  "denim_jacket",
  "knitted_dress",
)
const CAPE = kindCode("cape")
const THERMAL = kindCode("thermal_top")
const SCARF = kindCode("scarf")
const BELT = kindCode("belt")
const SHUT = kindCodes("puffer", "raincoat", "parka")
const LOW_BOOTS = kindCodes("ankle_boots", "chelsea_boots")
const CLOSE_LEGS: ReadonlySet<Leg | undefined> = new Set(["skinny", "slim", "tapered"])

/** Who wears a look, as far as it is known, and whether out in the evening, when no morning matters. */
export interface Wearer {
  readonly bodyType?: number
  /** The tags she avoids, one bit each. */
  readonly avoids?: number
  readonly isEvening?: boolean
}

/** All advice that applies to a look; none that its picture contradicts. */
export function tipsOf(
  look: readonly Piece[],
  need?: Need,
  { bodyType, avoids = 0, isEvening = false }: Wearer = {},
): Tip[] {
  const person = bodyType === undefined ? undefined : { bodyType, avoids }
  const shown = visibleOf(look, need)
  const styling = stylingOf(look, need, person)
  const hero = heroOf(shown, glimpsesOf(look, need))
  const at = (place: Place) => shown.find(({ slot }) => SLOTS[slot] === place)
  const [layer, top, bottom, dress] = [at("layer"), at("top"), at("bottom"), at("dress")]
  const beneath = look.find(({ slot }) => SLOTS[slot] === "layer")
  const extras = shown.filter((piece) => SLOTS[piece.slot] === "accessory")
  const degrees = need ? degreesOf(need) : {}
  const isOnlyJewel = extras.filter(({ kind }) => JEWELS.has(kind)).length === 1
  const bag = at("bag")
  const tip = (is: WearingCase, piece: Piece, facts: Facts): Tip => ({
    is,
    term: isOver(piece) || piece.kind === THERMAL ? "season" : "formality",
    of: [piece],
    facts,
    without: look.filter((one) => one !== piece),
  })
  // Something is worth showing if the look would be worse with it in a colour that jars.
  const showing: ShowTip = (is, over, under, facts) => {
    if (!under || under.colours.length === 0) return []
    const jarring = { ...under, colours: [worstBeside(under, look)] }
    const without = look.map((one) => (one === under ? jarring : one))
    const named = factOf(under, called(under))
    // Only what one sees first anyway may lead; else the other reasons would name another.
    const said = { ...facts, under: named, ...(under === hero && { hero: named }) }
    return [{ is, term: "harmony", of: [over, under], facts: said, without }]
  }
  const tips: (Tip | false | undefined)[] = [
    // Beneath a coat, and in the cold, a layer is buttoned.
    ...(layer && !look.some(hidesTop) && isMildAllDay(need)
      ? ofLayer(layer, dress ?? top, styling, showing)
      : []),
    // A layer or a coat hides the sleeves and most of the hem of what is beneath.
    ...(top && bottom && !look.some(isOver) ? ofWaist(top, bottom, look, styling, person) : []),
    styling.sleeves && ofSleeves(look, tip),
    ...(styling.coat !== "closed" && isMildAllDay(need)
      ? ofOpenCoat(at("coat"), beneath ? undefined : (dress ?? top), showing)
      : []),
    styling.coat !== "closed" && !isMild(need) && ofLayers(look, tip),
    styling.coat !== "closed" &&
      !isEvening &&
      (warmsUp(need, COLD_MORNING) || (isMild(need) && !isMildAllDay(need))) &&
      ofMorning(at("coat"), beneath ?? dress ?? top, degrees, tip),
    layer && !look.some(isCoat) && !isEvening && isMild(need) && !isMildAllDay(need)
      ? ofBriskMorning(layer, tip)
      : undefined,
    layer &&
      !look.some(isCoat) &&
      !isEvening &&
      warmsUp(need, COOL_MORNING) &&
      ofCoolMorning(layer, top ?? dress, degrees, tip),
    bottom && ofHems(bottom, at("shoes"), tip),
    styling.hems && bottom && tip("cuff", bottom, { bottom: factOf(bottom, calledShort(bottom)) }),
    bag && ofBag(bag, tip),
    ...extras.map((extra) =>
      styling.belt && top && extra.kind === BELT
        ? tip("beltOver", extra, { belt: factOf(extra), top: factOf(top, calledShort(top)) })
        : ofExtra(extra, isOnlyJewel, tip),
    ),
  ]
  const coat = styling.coat === "closed" ? at("coat") : undefined
  const over = coat || isMild(need) ? undefined : at("coat")
  const base = look.find(({ kind }) => kind === THERMAL)
  const said = [
    ...tips,
    coat && tip("doneUp", coat, { coat: factOf(coat) }),
    over &&
      beneath &&
      !isClosed(beneath) &&
      tip("shed", beneath, { coat: factOf(over), layer: factOf(beneath, calledShort(beneath)) }),
    base && tip("beneath", base, { base: factOf(base) }),
  ]
  return said.filter((one) => one !== undefined && one !== false)
}

function isCoat({ slot }: Piece): boolean {
  return SLOTS[slot] === "coat"
}

function isOver(piece: Piece): boolean {
  return SLOTS[piece.slot] === "layer" || isCoat(piece)
}

type ShowTip = (is: WearingCase, over: Piece, under: Piece | undefined, facts: Facts) => Tip[]

function ofLayer(
  layer: Piece,
  under: Piece | undefined,
  { tuck }: Styling,
  showing: ShowTip,
): Tip[] {
  if (isClosed(layer) || !JACKETS.has(layer.kind) || NOT_TOLD_OPEN.test(layer.name ?? "")) return []
  return showing(tuck === "in" ? "openOverTuck" : "open", layer, under, namesOf(layer))
}

function namesOf(layer: Piece): Facts {
  const named = factOf(layer, calledShort(layer))
  const isButtoned = BUTTONED.has(layer.kind) && !ZIPPED.test(layer.name ?? "")
  return { layer: named, ...(isButtoned && { buttoned: named }) }
}

/** Not for a padded or waterproof coat: the one is worn shut or not at all, the other is no use open. */
function ofOpenCoat(coat: Piece | undefined, under: Piece | undefined, showing: ShowTip): Tip[] {
  if (!(coat && under) || SHUT.has(coat.kind)) return []
  // A plain grey top is no reason to freeze.
  if (accentsOf(under).length === 0 && !isPrinted(under)) return []
  return showing("coatOpen", coat, under, { coat: factOf(coat, calledShort(coat)) })
}

/**
 * What is buttoned beneath an open coat in the cold: the picture shows strips of it, but over a dress not the buttons, and
 * what a cardigan is worn over.
 */
function ofLayers(look: readonly Piece[], tip: MakeTip): Tip | undefined {
  const coat = look.find(isCoat)
  const layer = look.find(({ slot, kind }) => SLOTS[slot] === "layer" && BUTTONED.has(kind))
  if (
    !(coat && layer) ||
    layer.kind === CARDIGAN ||
    look.some(({ slot }) => SLOTS[slot] === "dress")
  )
    return undefined
  return tip("underCoat", layer, {
    buttoned: factOf(layer, calledShort(layer)),
    coat: factOf(coat, calledShort(coat)),
  })
}

function ofMorning(
  coat: Piece | undefined,
  under: Piece | undefined,
  degrees: Facts,
  tip: MakeTip,
): Tip | undefined {
  if (!coat || coat.kind === CAPE) return undefined
  const facts = { coat: factOf(coat, calledShort(coat)), ...degrees, ...ofUnder(under) }
  return tip("forMorning", coat, facts)
}

function ofBriskMorning(layer: Piece, tip: MakeTip): Tip | undefined {
  if (isClosed(layer) || !JACKETS.has(layer.kind)) return undefined
  return tip("openLater", layer, namesOf(layer))
}

function ofCoolMorning(layer: Piece, under: Piece | undefined, degrees: Facts, tip: MakeTip): Tip {
  const named = factOf(layer, calledShort(layer))
  const knit = layer.kind === CARDIGAN && { knit: named }
  const facts = { layer: named, ...knit, ...degrees, ...ofUnder(under) }
  return tip("forCoolMorning", layer, facts)
}

/** What she has on beneath, and whether it is enough on a mild afternoon: a blouse is not. */
function ofUnder(under: Piece | undefined): Facts {
  // The legs of dungarees are seen anyhow.
  if (!under || (under.wear & WEAR.trousers) !== 0) return {}
  const named = factOf(under, calledShort(under))
  return { under: named, ...(ENOUGH.has(under.kind) && { warm: named }) }
}

/** Whether nobody sees what a layer hangs open over: below a coat, or a scarf with long ends. */
const hidesTop = (piece: Piece) => isCoat(piece) || (piece.kind === SCARF && !isSquare(piece))

/** Legs that are neither close nor short, over boots that end at the ankle. */
function ofHems(bottom: Piece, boots: Piece | undefined, tip: MakeTip): Tip | undefined {
  if (!(boots && LOW_BOOTS.has(boots.kind) && (bottom.wear & WEAR.trousers) !== 0)) return undefined
  const { kind, cut } = wordsOfPiece(bottom)
  const { leg, length } = wholeCut(kind, cut)
  if (length !== "full" || CLOSE_LEGS.has(leg)) return undefined
  return tip("hemOver", boots, {
    bottom: factOf(bottom, calledShort(bottom)),
    boots: factOf(boots, calledShort(boots)),
  })
}

function ofSleeves(look: readonly Piece[], tip: MakeTip): Tip | undefined {
  const sleeved = sleevedOf(look)
  if (!sleeved) return undefined
  return tip(isPushed(sleeved) ? "push" : "roll", sleeved, {
    sleeved: factOf(sleeved, calledShort(sleeved)),
  })
}

function ofWaist(
  top: Piece,
  bottom: Piece,
  look: readonly Piece[],
  { tuck }: Styling,
  person: Pick<Person, "bodyType"> | undefined,
): Tip[] {
  const facts = {
    top: factOf(top, calledShort(top)),
    bottom: factOf(bottom, calledShort(bottom)),
    ...(top.volume <= STANDS.close && { lean: factOf(top, calledShort(top)) }),
    ...(LOOSE.has(top.kind) && { loose: factOf(top, calledShort(top)) }),
  }
  const term = "silhouette"
  const of = [top, bottom]
  const swollen = look.map((piece) =>
    of.includes(piece) ? { ...piece, volume: STANDS.all } : piece,
  )
  const tips: Tip[] = []
  const isIn = tuck === "in" || tuck === "front"
  const isOut = tuck === "out" && person !== undefined && isRound(person)
  if (isIn || isOut) {
    const unflattering = swollen.map((piece, at) =>
      look[at] === piece ? piece : { ...piece, body: piece.body.map((fit) => Math.min(fit, 0)) },
    )
    const is = isOut ? "leaveOut" : tuck === "in" ? "tuckIn" : "tuckFront"
    tips.push({ is, term, of, facts, without: unflattering })
  }
  if (bottom.volume >= STANDS.wide && top.volume <= STANDS.close) {
    const swinging = isSwinging(bottom) && { swinging: facts.bottom }
    tips.push({ is: "swing", term, of, facts: { ...facts, ...swinging }, without: swollen })
  }
  if (hangsOver(top, bottom) && !isOut) {
    tips.push({ is: "drop", term, of, facts, without: swollen })
  }
  return tips
}
